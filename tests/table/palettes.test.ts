import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { PALETTE, PALETTES, type PaletteId, takePalette } from '../../src/table';
import { contrastOf, difference, differenceOfLab, EYES, flattened, rgbOf } from '../support/colours';

const IDS = Object.keys(PALETTES) as PaletteId[];
type Eyes = keyof typeof EYES;

const SETS = {
  dice: ['strength', 'agility', 'magic', 'heroic'],
  costs: ['damage', 'time', 'armor'],
} as const;

/**
 * Okabe and Ito's colours of the same hues, the usual yardstick, come as close as 14 (protanopia, deuteranopia) and 8 (tritanopia):
 * a palette for such eyes keeps twice the better of them. The one of high contrast serves all eyes, half as far again as the yardstick.
 */
const MEANT = 28;
const FOR_ALL = 21;
const LEAST: Readonly<Record<PaletteId, { readonly [Who in Eyes]?: number }>> = {
  lantern: { usual: MEANT },
  redGreen: { usual: MEANT, protanopia: MEANT, deuteranopia: MEANT },
  blueYellow: { usual: MEANT, tritanopia: MEANT, tritanopiaByBrettel: MEANT },
  contrast: {
    usual: MEANT,
    protanopia: FOR_ALL,
    deuteranopia: FOR_ALL,
    tritanopia: FOR_ALL,
    tritanopiaByBrettel: FOR_ALL,
  },
};

/** The closest two of a set of colours, as eyes of a kind see them. */
function closest(colours: readonly string[], eyes: Eyes): number {
  const seen = colours.map((colour) => EYES[eyes](rgbOf(colour)));
  return Math.min(...seen.flatMap((one, at) => seen.slice(at + 1).map((other) => difference(one, other))));
}

afterEach(() => takePalette('lantern'));

describe('how far apart colours look', () => {
  it('is what others have measured', () => {
    // From the test data of Sharma, Wu and Dalal.
    expect(differenceOfLab([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(differenceOfLab([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
    expect(differenceOfLab([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(differenceOfLab([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
    expect(difference(rgbOf('#000000'), rgbOf('#FFFFFF'))).toBeCloseTo(100, 3);
    const okabe = ['#E69F00', '#CC79A7', '#56B4E9', '#000000'];
    expect(Math.round(closest(okabe, 'protanopia'))).toBe(14);
    expect(Math.round(closest(okabe, 'tritanopiaByBrettel'))).toBe(8);
  });

  it('leaves grey alone, whatever the eyes', () => {
    for (const see of Object.values(EYES)) expect(difference(see(rgbOf('#808080')), rgbOf('#808080'))).toBeLessThan(1);
  });

  it('is why there are other palettes: the lantern alone does not serve all eyes', () => {
    const { strength, agility, magic, heroic } = PALETTES.lantern;
    for (const eyes of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
      expect(closest([strength, agility, magic, heroic], eyes)).toBeLessThan(FOR_ALL);
  });
});

describe.each(IDS)('the palette %s', (id) => {
  const palette = PALETTES[id];

  it.each(Object.entries(SETS))('keeps %s apart for the eyes it is meant for', (_, names) => {
    const colours = names.map((name) => palette[name]);
    for (const [eyes, least] of Object.entries(LEAST[id]) as [Eyes, number][])
      expect(closest(colours, eyes), eyes).toBeGreaterThan(least);
  });

  it('can be read wherever words stand', () => {
    const least = id === 'contrast' ? 7 : 4.5;
    for (const [words, ground] of writtenIn(id))
      expect(contrastOf(words, ground), `${words} on ${ground}`).toBeGreaterThan(least);
  });

  it('shows dice, boxes and costs on what they lie on', () => {
    const least = id === 'contrast' ? 4.5 : 3;
    for (const name of ['strength', 'agility', 'magic', 'any', 'damage', 'time', 'armor', 'lantern'] as const)
      for (const ground of [palette.ground, palette.raised])
        expect(contrastOf(palette[name], ground), name).toBeGreaterThan(least);
  });
});

/** Each pair of words and ground that there is, with the lightest or darkest of what a ground can be. */
function writtenIn(id: PaletteId): readonly (readonly [string, string])[] {
  const { bone, shade, dim, lantern, bright, warning, ink, script, note, ...rest } = PALETTES[id];
  const { ground, raised, panel, page, paper, parchment, ash, cinder, gold, brass, strength, agility, magic } = rest;
  // The brightest that the title picture has is its flame.
  const onPage = flattened(page, '#FFD98A');
  // The upper ends of the drawn frames of panels and dark buttons.
  const framed = rest.plain ? [raised] : ['#281F29', '#3A2F3C'];
  const dark = [ground, raised, onPage, flattened(panel, onPage), ...framed];
  const on = (words: readonly string[], grounds: readonly string[]) =>
    words.flatMap((one) => grounds.map((other) => [one, other] as const));
  return [
    ...on([bone, shade, lantern, bright, warning], dark),
    ...on([dim], [ground, raised, framed[0] ?? raised]),
    ...on([script], [paper, parchment, ash, cinder]),
    ...on([note], [paper, parchment]),
    ...on([ink], [gold, brass, strength, agility, magic]),
  ];
}

describe('the colours in force', () => {
  it('are the lantern’s, until another palette is taken', () => {
    expect(PALETTE).toEqual(PALETTES.lantern);
    takePalette('blueYellow');
    expect(PALETTE).toEqual(PALETTES.blueYellow);
    takePalette('lantern');
    expect(PALETTE).toEqual(PALETTES.lantern);
  });

  it('are on the page before any script runs', () => {
    const css = readFileSync('src/pages/base.css', 'utf8');
    const written = [...css.matchAll(/^ {2}--([a-z]+): (#[0-9a-f]{6}|rgb\([^)]*\));$/gm)].map(([, name, value]) => [name, value]);
    const { lantern } = PALETTES;
    expect(written.length).toBeGreaterThan(15);
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(written.map(([name = '']) => [name, String(lantern[name as keyof typeof lantern]).toLowerCase()])),
    );
  });
});
