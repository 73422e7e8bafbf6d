"""Hands: tiles, tenpai, furiten, riichi, quads in riichi, and what a win is worth."""
