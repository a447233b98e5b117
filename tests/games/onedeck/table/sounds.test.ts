import { describe, expect, it } from 'vitest';
import type { Event, EventOf, State } from '../../../../src/engine/onedeck';
import { oneDeckDungeon } from '../../../../src/engine/onedeck';
import { type OneDeckSound, soundOf } from '../../../../src/games/onedeck/table';
import { landing } from '../../../../src/games/onedeck/table/events/dice';
import { tuning } from '../tuning';
import { TURNS } from './played';

const shown = TURNS[0]?.before as State;
const heard = (event: Event, run = 1): OneDeckSound | null => soundOf(event, { shown, run });

/** What the hand sounds like, whatever comes of it. */
const HAND: readonly OneDeckSound[] = ['button', 'refused', 'undo', 'dieTaken'];

describe('the sound of', () => {
  const die = { die: 1, hero: 'mage', color: 'magic', value: 3, from: 'supply' } as const;

  it.each([
    [1, 'rollOne'],
    [5, 'rollFew'],
    [6, 'rollMany'],
  ] as const)('%d dice that are rolled is one', (run, sound) => {
    expect(heard({ type: 'dieRolled', ...die }, run)).toBe(sound);
  });

  it('a die that lands is that of its colour', () => {
    expect((['strength', 'agility', 'magic', 'heroic'] as const).map(landing)).toEqual([
      'strengthLands',
      'agilityLands',
      'magicLands',
      'heroicLands',
    ]);
  });

  it.each([
    ['cleave', 'strengthSkill'],
    ['haste', 'magicSkill'],
    ['accuracy', 'agilitySkill'],
    ['valor', 'freeSkill'],
  ] as const)('%s is that of what pays for it', (skill, sound) => {
    expect(heard({ type: 'skillUsed', hero: 'mage', skill })).toBe(sound);
  });

  it.each([
    ['xp', 'lanternLit'],
    ['item', 'itemTaken'],
    ['skill', 'skillLearnt'],
    ['potion', null],
  ] as const)('loot kept as %s is its own', (as, sound) => {
    expect(heard({ type: 'cardClaimed', card: 'ogre-1', as, hero: null })).toBe(sound);
  });

  it('dice that go tells why they go', () => {
    const gone = (cause: EventOf<'dieDiscarded'>['cause']) => heard({ type: 'dieDiscarded', die: 1, cause }, 2);
    expect([gone('heroic'), gone('cost'), gone('chosen')]).toEqual(['heroicForged', null, 'dieGone']);
  });

  it('a meeting tells who is met', () => {
    const met = (kind: EventOf<'encounterBegun'>['kind']) => heard({ type: 'encounterBegun', kind, card: null, heroes: [] });
    expect([met('combat'), met('peril'), met('boss')]).toEqual(['foeMet', 'perilMet', null]);
  });
});

describe('the sounds of whole games', () => {
  const all = new Set<string | null>(HAND);
  for (const { before, events } of TURNS) {
    let now = before;
    for (const event of events) {
      for (const run of [1, 3, 9]) all.add(soundOf(event, { shown: now, run }));
      if (event.type === 'dieRolled') all.add(landing(event.color));
      now = oneDeckDungeon.evolve(now, event);
    }
  }

  it.each(Object.keys(tuning.sounds))('%s is heard', (sound) => {
    expect(all).toContain(sound);
  });
});
