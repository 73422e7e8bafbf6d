import { settings } from "./settings.ts";

/** Tones in hertz: for an action that succeeded, and for a failure that needs a person. */
export const DONE = 880;
export const UNWELL = 220;
const SECONDS = 0.2;
let audio: AudioContext | null = null;

/** Play a short tone if sounds are switched on. */
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
