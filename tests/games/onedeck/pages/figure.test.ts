// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { bossFigure, foeFigure, heroFigure, heroFigureWhen } from '../../../../src/games/onedeck/pages/pieces/figure';
import { drawingsAt } from '../../../../tools/bundle/drawingsPlugin';

const addressIn = (figure: HTMLElement): string => figure.querySelector('img')?.getAttribute('src') ?? '';

it('the figure of a boss has its picture', () => {
  expect(addressIn(bossFigure('lich'))).toContain('boss/lich.svg');
});

it('the figure of a hero has its picture when it is there', async () => {
  const svg = readFileSync('assets/onedeck/art/hero/mage.svg', 'utf8');
  const fetched = vi.fn(() => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(svg) }));
  vi.stubGlobal('fetch', fetched);
  const mage = heroFigure('mage');
  await vi.waitFor(() => expect(addressIn(mage)).not.toBe(''));
  expect(decodeURIComponent(addressIn(mage))).toBe(`data:image/svg+xml,${svg}`);
  expect(fetched).toHaveBeenCalledWith(expect.stringContaining('hero/mage.svg'));
});

it.each([
  ['a hero who is hurt', () => heroFigureWhen('mage', 'hurt'), 'hero/mage-hurt'],
  ['a foe', () => foeFigure('ogre'), 'foe/ogre'],
] as const)(
  'the figure of %s has its picture when the set is there, and none where it does not come',
  async (_, figure, place) => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', fetched);
    const without = figure();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    const answer = (url: string) => ({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(drawingsAt(url))) });
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
    await Promise.resolve();
    const drawn = figure();
    await vi.waitFor(() => expect(addressIn(drawn)).not.toBe(''));
    const svg = decodeURIComponent(addressIn(drawn).replace('data:image/svg+xml,', ''));
    expect(svg).toBe(readFileSync(`assets/onedeck/art/${place}.svg`, 'utf8'));
    expect(addressIn(without)).toBe('');
  },
);
