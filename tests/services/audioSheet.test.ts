import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import about from '../../assets/audio/effects.json';
import { SOUNDS, type SoundName } from '../../src/stage/ports';
import { digestOf, fingerprint, placesOn, renderSheet } from '../../tools/audio/sheet';
import { peakOf, RATE } from '../../tools/audio/signal';

const LONGEST: Readonly<Record<SoundName, number>> = {
  button: 0.4,
  refused: 0.7,
  timePasses: 1,
  doorPlaced: 0.8,
  doorOpened: 2,
  doorShut: 1.6,
  damage: 1,
  defeat: 5,
  dieRolled: 0.6,
  healed: 1.5,
  victory: 3,
};
const sheet = renderSheet();
const seconds = sheet.signal.length / RATE;
const file = (name: string) => readFile(new URL(`../../assets/audio/${name}`, import.meta.url));
const decibels = (level: number) => 20 * Math.log10(level);

describe.each(sheet.sounds)('$name', ({ name, signal, at }) => {
  const place = about.sounds[name];

  it('is heard, and leaves room above it', () => {
    const peak = decibels(peakOf(signal));
    expect(peak).toBeGreaterThan(-12);
    expect(peak).toBeLessThan(-3);
  });

  it('lasts no longer than it may', () => {
    expect(signal.length / RATE).toBeLessThanOrEqual(LONGEST[name]);
  });

  it('speaks at once, and ends in silence', () => {
    expect(peakOf(signal.slice(0, RATE * 0.15))).toBeGreaterThan(0.02);
    expect(peakOf(signal.slice(-RATE * 0.02))).toBeLessThan(0.001);
  });

  it('lies where the player looks for it', () => {
    expect(place.from).toBe(Math.round(at * 1000));
    expect(place.length).toBeGreaterThanOrEqual((signal.length / RATE) * 1000);
  });
});

describe('the sheet', () => {
  it('has every sound once, apart from the next by more than a decoder may shift it', () => {
    expect(Object.keys(about.sounds).sort()).toEqual([...SOUNDS].sort());
    const places = Object.values(about.sounds).sort((a, b) => a.from - b.from);
    const gaps = places.map(({ from, length }, at) => (places[at + 1]?.from ?? seconds * 1000) - from - length);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(50);
  });

  it('is rendered from these very recipes: if not, run `npm run audio`', () => {
    expect(fingerprint(sheet)).toBe(about.rendered);
    expect(placesOn(sheet)).toEqual(about.sounds);
  });

  it.each([
    ['effects.ogg', about.ogg],
    ['effects.mp3', about.mp3],
  ])('%s is the file that was rendered with it', async (name, digest) => {
    expect(digestOf(await file(name))).toBe(digest);
  });

  it('is in the Ogg file to the last sample', async () => {
    const bytes = await file('effects.ogg');
    const lastPage = bytes.lastIndexOf('OggS');
    // The granule position of the last page: how many samples there are.
    expect(Number(bytes.readBigInt64LE(lastPage + 6))).toBe(sheet.signal.length);
  });
});
