/** Soft notes, for who wants them: fetched with the first. */

const NOTES = [523.25, 659.25]; // C5, E5
const LENGTH = 0.35; // seconds each

/** Two call to the table, one tells that something was said. */
export function ring(notes = NOTES.length): void {
  const sound = new AudioContext();
  NOTES.slice(-notes).forEach((pitch, i) => {
    const start = sound.currentTime + i * LENGTH * 0.6;
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(loudness).connect(sound.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
  setTimeout(() => { void sound.close(); }, 2000);
}
