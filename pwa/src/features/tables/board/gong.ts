const SECONDS = 3;
/** A low tone and its overtones in Hz, like ringing metal. */
const TONES = [196, 392, 541];
let audio: AudioContext | null = null;

/**
 * Sound the end of time, loud enough for a whole hall. Browsers let a page make sounds once somebody has tapped it.
 */
export function gong() {
  audio ??= new AudioContext();
  audio.resume();
  const end = audio.currentTime + SECONDS;
  for (const [place, frequency] of TONES.entries()) {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.5 / (place + 1) });
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(end);
  }
}
