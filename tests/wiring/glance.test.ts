import { describe, expect, it } from 'vitest';
import { type Glance, glanceAt } from '../../src/wiring/glance';

const CAPTION = {
  key: 'title.onFloor',
  params: { heroes: [{ key: 'hero.mage' }], dungeon: { key: 'dungeon.dragons-cave' }, floor: 2 },
};
const OTHER = { key: 'page.title', params: {} };
const stamp = (revision: number) => ({ stamp: { hold: 1, revision } });

function glance(noted: unknown, saved: unknown): Promise<Glance> {
  return glanceAt({ noted: () => noted, loadGame: async () => saved }, 'slot');
}

describe('a glance at the game on the table', () => {
  it('finds nothing where nothing lies, and no game under way where it is over', async () => {
    expect(await glance(null, null)).toBe('nothing');
    expect(await glance(null, { caption: CAPTION, over: true })).toEqual({ caption: null });
  });

  it('reads the caption of the newer of note and save', async () => {
    expect(await glance(null, { caption: CAPTION, over: false })).toEqual({ caption: CAPTION });
    const [older, newer] = [
      { caption: OTHER, over: false, ...stamp(1) },
      { caption: CAPTION, over: false, ...stamp(2) },
    ];
    expect(await glance(older, newer)).toEqual({ caption: CAPTION });
    expect(await glance(newer, older)).toEqual({ caption: CAPTION });
  });

  it.each([
    ['a save of an older version', { commands: [] }],
    ['a caption alone, which may be of a game that is over', { caption: CAPTION }],
    ['a caption that is none', { caption: 'Mage', over: false }],
    ['what is no save', 'gone'],
  ])('cannot tell from %s', async (_, saved) => {
    expect(await glance(null, saved)).toBe('unknown');
  });
});
