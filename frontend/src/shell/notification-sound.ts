/** Two notes, in Hz and seconds from the beginning. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.12 },
] as const;
const length = 0.3;
const loudness = 0.12;
let audio: AudioContext | undefined;

/** Rings twice, softly. Browsers let a page be heard only after the person has done something on it: until then it stays silent. */
export async function playNotificationSound(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  await audio.resume();
  for (const { pitch, at } of notes) {
    const begin = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
