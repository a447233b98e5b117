import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import oneDeck from '../../assets/onedeck/audio/effects.json';
import paper from '../../assets/paper/audio/effects.json';
import type { GameSounds } from '../../src/games/contract';
import { loudnessOf } from '../../tools/audio/loudness';
import { ONEDECK } from '../../tools/audio/onedeck';
import { PAPER } from '../../tools/audio/paper';
import { type Recipes, WEIGHTS } from '../../tools/audio/recipe';
import { digestOf, fingerprint, placesOn, renderSheet, type Sheet } from '../../tools/audio/sheet';
import { peakOf, RATE } from '../../tools/audio/signal';
import { bandsOf, brightnessOf } from './spectrum';

/** Seconds; the game itself ends only once. */
const LONGEST = { slight: 0.7, plain: 1.3, great: 3.2 } as const;
const decibels = (level: number) => 20 * Math.log10(level);

interface SheetOfGame {
  readonly recipes: Recipes;
  readonly about: {
    readonly rendered: string;
    readonly ogg: string;
    readonly mp3: string;
    readonly sounds: GameSounds['places'];
  };
  /** The most that either file may weigh. */
  readonly most: number;
}

const GAMES: Readonly<Record<string, SheetOfGame>> = {
  onedeck: { recipes: ONEDECK, about: oneDeck, most: 260_000 },
  paper: { recipes: PAPER, about: paper, most: 300_000 },
};
const SHEETS = Object.entries(GAMES).map(([game, { recipes, ...facts }]) => ({
  ...{ game, recipes, ...facts, sheet: renderSheet(recipes) },
  file: (name: string) => readFile(new URL(`../../assets/${game}/audio/${name}`, import.meta.url)),
}));

describe.each(
  SHEETS.flatMap(({ game, recipes, about, sheet }) =>
    sheet.sounds.map((sound) => ({
      ...sound,
      ...{ game, place: about.sounds[sound.name], weight: recipes[sound.name]?.weight ?? ('slight' as const) },
    })),
  ),
)('$name of $game', ({ signal, at, place, weight }) => {
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

const brightnessIn = ({ sounds }: Sheet) => Object.fromEntries(sounds.map(({ name, signal }) => [name, brightnessOf(signal)]));

describe.each(SHEETS)('the sounds of $game together', ({ sheet }) => {
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

  it('reach from dark to bright', () => {
    const brightness = Object.values(brightnessIn(sheet));
    expect(Math.max(...brightness) / Math.min(...brightness)).toBeGreaterThan(15);
  });
});

describe('dice and bosses', () => {
  const brightness = Object.assign({}, ...SHEETS.map(({ sheet }) => brightnessIn(sheet))) as Readonly<Record<string, number>>;

  it('of One Deck Dungeon are told by their colour: strength, magic, agility', () => {
    const { strengthLands = 0, agilityLands = 0, magicLands = 0, heroicLands = 0 } = brightness;
    expect(Math.max(strengthLands, heroicLands) * 3).toBeLessThan(Math.min(agilityLands, magicLands));
  });

  it('of Paper Dungeons are told by ebony below bone, and by bosses that are deeper each round', () => {
    const { boneLands = 0, ebonyLands = 0, firstBoss = 0, secondBoss = 0, thirdBoss = 0 } = brightness;
    expect(ebonyLands * 2).toBeLessThan(boneLands);
    expect([secondBoss * 1.15 < firstBoss, thirdBoss * 1.15 < secondBoss]).toEqual([true, true]);
  });
});

/** Decibels by which two sounds differ on the whole. */
function distance(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, level, at) => sum + (level - (other[at] ?? 0)) ** 2, 0) / one.length);
}

describe.each(SHEETS)('the sheet of $game', ({ recipes, about, most, sheet, file }) => {
  it('fits a slow line', async () => {
    for (const name of ['effects.ogg', 'effects.mp3']) expect((await file(name)).length).toBeLessThan(most);
  });

  it('has every sound once, apart from the next by more than a decoder may shift it', () => {
    expect(Object.keys(about.sounds).sort()).toEqual(Object.keys(recipes).sort());
    const places = Object.values(about.sounds).sort((a, b) => a.from - b.from);
    const end = (sheet.signal.length / RATE) * 1000;
    const gaps = places.map(({ from, length }, at) => (places[at + 1]?.from ?? end) - from - length);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(50);
  });

  it('is rendered from these very recipes: if not, run `npm run audio`', () => {
    expect(fingerprint(sheet)).toBe(about.rendered);
    expect(placesOn(sheet)).toEqual(about.sounds);
  });

  it.each(['ogg', 'mp3'] as const)('has the %s file that was rendered with it', async (format) => {
    expect(digestOf(await file(`effects.${format}`))).toBe(about[format]);
  });

  it('is in the Ogg file to the last sample', async () => {
    const bytes = await file('effects.ogg');
    const lastPage = bytes.lastIndexOf('OggS');
    // The granule position of the last page: how many samples there are.
    expect(Number(bytes.readBigInt64LE(lastPage + 6))).toBe(sheet.signal.length);
  });
});
