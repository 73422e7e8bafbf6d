import { settings } from "./settings.ts";

/** Tones, in hertz: for what is done, and for what needs a person. */
export const DONE = 880;
export const UNWELL = 220;
const SECONDS = 0.2;
let audio: AudioContext | null = null;

/** A short tone, where the referee wants sounds. */
export function chime(frequency: number) {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  audio.resume();
  const end = audio.currentTime + SECONDS;
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0.2 });
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(end);
}
