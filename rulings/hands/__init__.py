"""Hands: tiles, tenpai, furiten, riichi and quads in it; `win` has what a win is worth."""
