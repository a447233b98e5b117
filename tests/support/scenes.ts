import { onTestFinished } from 'vitest';
import type { CardId, Command, CommandOf, EventType, HeroId, LootForm } from '../../src/engine/onedeck';
import { aBossRound, aGame, anEncounter, type Plan, type Table } from './onedeck';

/** The same builders, for tests that script every roll: one left over, or one too many, fails the test that asked for the table. */
export const aScene = (plan: Plan = {}): Table => strict(aGame({ dungeon: 'lichs-tomb', ...plan }));
export const aFight = (card: CardId, plan: Plan = {}): Table => strict(anEncounter(card, { dungeon: 'lichs-tomb', ...plan }));
export const aRound = (plan: Parameters<typeof aBossRound>[0] = {}): Table => strict(aBossRound(plan));

/** A turn has begun, its time is spent, and the party has to choose. */
export const aChoice = (plan: Plan = {}): Table => aScene(plan).from({ turn: 1, arrived: false, phase: 'turnStart' }, 'choose');

function strict(table: Table): Table {
  onTestFinished(() => {
    table.expectNoRollsLeft();
  });
  return table;
}

/** What was told by the last command, by name. */
export const names = (table: Table): readonly EventType[] => table.events.map(({ type }) => type);

export const open = (...cards: readonly CardId[]) => ({ cards, open: true });
export const shut = (...cards: readonly CardId[]) => ({ cards, open: false });

export const START = { type: 'startTurn' } as const;
export const EXPLORE = { type: 'explore' } as const;
export const CONFRONT = { type: 'confront' } as const;
export const FLEE = { type: 'flee' } as const;
export const ROLL = { type: 'roll' } as const;
export const FINISH = { type: 'finish' } as const;
export const DESCEND = { type: 'descend' } as const;
export const STAY = { type: 'stay' } as const;
export const XP_CLAIM = (card: CardId): Command => ({ type: 'claim', card, as: 'xp' });

export const enter = (door: number): Command => ({ type: 'enter', door });
export const option = (at: 0 | 1): Command => ({ type: 'chooseOption', option: at });
export const feat = (hero: HeroId, dice = 1): Command => ({ type: 'useFeat', hero, dice });
export const bonus = (hero: HeroId): Command => ({ type: 'giveBonusDie', hero });
export const suffer = (hero: HeroId): Command => ({ type: 'assignDamage', hero });
export const struck = (hero: HeroId): Command => ({ type: 'assignStairsDamage', hero });
export const skip = (hero: HeroId): Command => ({ type: 'skipEncounter', hero });
export const drain = (hero: HeroId, card: CardId): Command => ({ type: 'chooseItemToDrain', hero, card });
export const levelUp = (...cards: readonly CardId[]): Command => ({ type: 'levelUp', cards });
export const discard = (die: number): Command => ({ type: 'discardDie', die });

export const drink = (hero: HeroId, potion: CommandOf<'drinkPotion'>['potion'] = 'healing'): Command => ({
  type: 'drinkPotion',
  hero,
  potion,
});

export const pair = (heroes: readonly HeroId[], card?: CardId): Command =>
  card === undefined ? { type: 'splitParty', heroes } : { type: 'splitParty', heroes, card };

export function claim(card: CardId, as: LootForm, more: { readonly hero?: HeroId; readonly replace?: CardId } = {}): Command {
  return { type: 'claim', card, as, ...more };
}
