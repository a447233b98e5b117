import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import about from '../../assets/onedeck/audio/effects.json';
import type { GameSounds } from '../../src/games/contract';
import { loudnessOf } from '../../tools/audio/loudness';
import { ONEDECK } from '../../tools/audio/onedeck';
import { type Recipes, WEIGHTS } from '../../tools/audio/recipe';
import { digestOf, fingerprint, placesOn, renderSheet } from '../../tools/audio/sheet';
import { peakOf, RATE } from '../../tools/audio/signal';
import { bandsOf, brightnessOf } from './spectrum';

/** Seconds; the game itself ends only once. */
const LONGEST = { slight: 0.7, plain: 1.3, great: 3.2 } as const;
const RECIPES: Recipes = ONEDECK;
const PLACES: GameSounds['places'] = about.sounds;
const sheet = renderSheet(ONEDECK);
const seconds = sheet.signal.length / RATE;
const file = (name: string) => readFile(new URL(`../../assets/onedeck/audio/${name}`, import.meta.url));
const decibels = (level: number) => 20 * Math.log10(level);

describe.each(sheet.sounds)('$name', ({ name, signal, at }) => {
  const place = PLACES[name];
  const weight = RECIPES[name]?.weight ?? 'slight';

  it('is as loud as it matters, and nothing in it is cut off', () => {
    expect(loudnessOf(signal)).toBeCloseTo(WEIGHTS[weight], 0);
    expect(decibels(peakOf(signal))).toBeLessThan(-2.5);
  });

  it('lasts no longer than anybody wants to wait', () => {
    expect(signal.length / RATE).toBeLessThanOrEqual(LONGEST[weight]);
  });

  it('speaks at once, and ends in silence', () => {
    expect(peakOf(signal.slice(0, RATE * 0.15))).toBeGreaterThan(0.02);
    expect(peakOf(signal.slice(-RATE * 0.02))).toBeLessThan(0.001);
  });

  it('lies where the player looks for it', () => {
    expect(place?.from).toBe(Math.round(at * 1000));
    expect(place?.length).toBeGreaterThanOrEqual((signal.length / RATE) * 1000);
  });
});

describe('the sounds together', () => {
  it('are told from each other by how their loudness lies in pitch and time', () => {
    const heard = sheet.sounds.map(({ name, signal }) => ({ name, bands: bandsOf(signal) }));
    const alike = heard.flatMap((one, at) =>
      heard
        .slice(at + 1)
        .filter((other) => distance(one.bands, other.bands) < 3.5)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  it('reach from dark to bright, and dice by their colour: strength, magic, agility', () => {
    const brightness = Object.fromEntries(sheet.sounds.map(({ name, signal }) => [name, brightnessOf(signal)]));
    expect(Math.max(...Object.values(brightness)) / Math.min(...Object.values(brightness))).toBeGreaterThan(15);
    const { strengthLands = 0, agilityLands = 0, magicLands = 0, heroicLands = 0 } = brightness;
    expect(Math.max(strengthLands, heroicLands) * 3).toBeLessThan(Math.min(agilityLands, magicLands));
  });
});

/** Decibels by which two sounds differ on the whole. */
function distance(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, level, at) => sum + (level - (other[at] ?? 0)) ** 2, 0) / one.length);
}

describe('the sheet', () => {
  it('fits a slow line', async () => {
    for (const name of ['effects.ogg', 'effects.mp3']) expect((await file(name)).length).toBeLessThan(260_000);
  });

  it('has every sound once, apart from the next by more than a decoder may shift it', () => {
    expect(Object.keys(about.sounds).sort()).toEqual(Object.keys(ONEDECK).sort());
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
