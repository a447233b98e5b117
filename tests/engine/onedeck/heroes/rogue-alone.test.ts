// The rogue alone. Daring Gamble: one or two heroic dice; a 1 among them costs 1 health and 3 time (R32). Stealth (R30).
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { aGame, type Plan } from '../../../support/onedeck';
import { describeGamble } from './gamble';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';

describeHero('rogue', 'alone');
describeNoFeatAtBoss('rogue', 'alone');
describeGamble('alone', [1, 2]);

const heroes = ['rogue'] as const;
const door = (card: CardId, open = false) => ({ cards: [card], open });

describe('Stealth', () => {
  const fled = (plan: Plan) =>
    aGame({ heroes, dungeon: 'lichs-tomb', ...plan })
      .from({ turn: 1, arrived: false }, 'choose')
      .do({ type: 'enter', door: 0 }, { type: 'flee' });

  it('offers one more door after a flight', () => {
    const table = fled({ doors: [door('goblin-1')] });
    expect([table.state.phase, table.legal('addDoor')]).toEqual(['stealth', [{ type: 'addDoor' }]]);
    const [next] = table.state.deck;
    table.do({ type: 'addDoor' });
    expect(table.state.doors.slice(0, 2)).toEqual([door('goblin-1', true), { cards: [next], open: false }]);
    expect(table.told('doorPlaced')).toHaveLength(1);
    expect(table.state.phase).toBe('turnStart');
  });

  it('R30: does not force it', () => {
    const table = fled({ doors: [door('goblin-1')] });
    expect(table.legal('finish')).toEqual([{ type: 'finish' }]);
    table.do({ type: 'finish' });
    expect([table.state.phase, table.state.doors[1]]).toEqual(['turnStart', null]);
  });

  it('offers none where the door limit is reached', () => {
    const doors = [door('goblin-1'), door('goblin-2'), door('ogre-1'), door('ogre-2')];
    expect(fled({ doors }).state.phase).toBe('turnStart');
  });

  it("knows the maze's own limit", () => {
    const doors = [door('goblin-1'), door('goblin-2'), door('ogre-1')];
    expect(fled({ dungeon: 'minotaurs-maze', doors }).state.phase).toBe('turnStart');
    expect(fled({ dungeon: 'minotaurs-maze', doors: doors.slice(1) }).state.phase).toBe('stealth');
  });

  it('offers none where the deck is empty', () => {
    expect(fled({ doors: [door('goblin-1')], cardsLeft: 0 }).state.phase).toBe('descend');
  });

  it('may find the stairs', () => {
    const table = fled({ doors: [door('goblin-1')], cardsLeft: 1 }).do({ type: 'addDoor' });
    expect(table.events.map(({ type }) => type)).toEqual(['doorPlaced', 'stairsFound', 'turnEnded', 'phaseBegun']);
    expect(table.state.phase).toBe('descend');
  });
});
