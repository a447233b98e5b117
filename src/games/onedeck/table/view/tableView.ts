import {
  type BossId,
  CARDS,
  DUNGEONS,
  type EncounterName,
  isIdentified,
  POTION_IDS,
  partyFacts,
  type State,
  xpNeeded,
  xpOf,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { idOf } from '../targets';
import { costWords } from '../words/abilities';
import { questionWords } from '../words/advice';
import { cardWords } from '../words/names';
import { type DoorView, doorView } from './doorView';
import { type DungeonView, dungeonView } from './dungeonView';
import { type EncounterView, encounterView } from './encounterView';
import { type HeroView, heroView } from './heroView';
import { type LootView, lootView } from './lootView';
import { type Middle, middleView } from './middleView';
import { type SillView, sillView } from './sillView';
import type { SkillLine } from './skillLines';
import { type SplitView, splitView } from './splitView';
import { type WaitingView, waitingView } from './waitingView';

/** Everything that the table shows, in words and numbers. Canvas and mirror draw from the same view. */
export interface TableView {
  readonly heading: string;
  readonly advice: string;
  /** The floor or the round against the boss, in words. */
  readonly place: string;
  readonly floor: string;
  readonly turn: string;
  readonly level: { readonly title: string; readonly lanterns: string; readonly xp: number; readonly needed: number };
  readonly potions: {
    readonly count: number;
    readonly title: string;
    readonly known: string;
    /** The potions that they can be drunk as. */
    readonly cards: readonly SkillLine[];
  };
  readonly deck: { readonly count: number; readonly title: string; readonly lines: readonly [string, string] };
  readonly discard: { readonly count: number; readonly card: EncounterName | null; readonly lines: readonly [string, string] };
  readonly heroes: readonly HeroView[];
  readonly dungeon: DungeonView;
  readonly doors: readonly DoorView[];
  readonly encounter: EncounterView | null;
  /** What the card at the door shows before it is faced. */
  readonly sill: SillView | null;
  /** Four heroes who have to part; null elsewhere. */
  readonly split: SplitView | null;
  /** The two of four heroes who do not fight now. */
  readonly waiting: WaitingView | null;
  readonly middle: Middle;
  /** The loot that waits to be claimed. */
  readonly loot: LootView | null;
  /** The dungeon and the floor, which decide how the place looks. */
  readonly scenery: Pick<State['setup'], 'dungeon'> & Pick<State, 'floor'> & { readonly boss: BossId };
  /** The entry that is offered when the game is over. */
  readonly again: { readonly id: 'again'; readonly label: string; readonly detail: string } | null;
}

export function tableView(state: State, translate: Translate): TableView {
  const { setup, boss, floor, turn, heroes, doors, phase } = state;
  const dungeon = translate(`dungeon.${setup.dungeon}`);
  const encounter = encounterView(state, translate);
  return {
    ...questionWords(state, translate),
    ...(encounter?.lethal ? { advice: encounter.lethal.hope || translate('ending.nothing') } : {}),
    place: boss === null ? dungeon : translate(`boss.${boss.id}`),
    floor: boss === null ? translate('table.floor', { floor }) : translate('table.round', { round: boss.round }),
    turn: translate('table.turn', { turn }),
    level: levelView(state, translate),
    potions: potionsView(state, translate),
    deck: deckView(state, translate),
    discard: discardView(state, translate),
    heroes: heroes.map((hero) => heroView(hero, state, translate)),
    dungeon: dungeonView(state, translate),
    doors: doors.map((_, slot) => doorView(state, slot, translate)),
    encounter,
    sill: sillView(state, translate),
    split: splitView(state, translate),
    waiting: waitingView(state, translate),
    middle: middleView(state, encounter),
    loot: lootView(state, translate),
    scenery: { dungeon: setup.dungeon, floor, boss: DUNGEONS[setup.dungeon].boss },
    again: phase === 'over' ? { id: 'again', label: translate('act.howItWent'), detail: translate('cost.howItWent') } : null,
  };
}

function levelView(state: State, translate: Translate): TableView['level'] {
  const xp = xpOf(state.xp);
  const needed = xpNeeded(state);
  return {
    title: translate('table.level', { level: state.level }),
    lanterns: translate('table.lanterns', { count: xp, needs: needed }),
    xp,
    needed,
  };
}

function potionsView(state: State, translate: Translate): TableView['potions'] {
  const cards = POTION_IDS.filter((potion) => isIdentified(state, potion)).map(
    (potion): SkillLine => ({
      id: idOf({ kind: 'potion', potion }),
      name: translate(`ability.${potion}`),
      effect: translate(`effect.${potion}`),
      cost: costWords(potion, translate),
      pays: null,
      amount: 0,
      spent: state.potions === 0,
    }),
  );
  const known = cards.map(({ name, effect }) => translate('table.named', { name, effect }));
  return {
    count: state.potions,
    title: translate('table.potions', { count: state.potions }),
    known: translate('table.known', { potions: known.join(' ') }),
    cards,
  };
}

function deckView(state: State, translate: Translate): TableView['deck'] {
  const count = state.deck.length;
  const limit = partyFacts(state).tokensPerStairsDamage;
  const stairs =
    state.stairsTokens > 0
      ? translate('table.stairsTokens', { count: state.stairsTokens, limit })
      : translate('table.stairsOpen');
  const below = count > 0 ? translate('table.stairsBeneath') : stairs;
  return { count, title: translate('table.deck', { count }), lines: [translate('table.cardsLeft'), below] };
}

function discardView({ discard }: State, translate: Translate): TableView['discard'] {
  const last = discard.at(-1);
  if (last === undefined) return { count: 0, card: null, lines: [translate('table.spent'), ''] };
  const lines = [translate('table.spent'), translate('table.lastSpent', { card: cardWords(last, translate) })] as const;
  return { count: discard.length, card: CARDS[last].name, lines };
}
