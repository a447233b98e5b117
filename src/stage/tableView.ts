import { type CardId, DUNGEONS, ENCOUNTERS, type EncounterName, HEROES, type HeroId, type State } from '../engine/onedeck';
import { type Choice, choicesIn } from './choices';
import type { Translate } from './ports';
import { nameOf } from './words';

/** What an opened card shows. */
export interface CardFace {
  readonly card: EncounterName;
  readonly name: string;
  readonly xp: number;
}

export interface DoorView {
  readonly number: number;
  readonly look: 'none' | 'closed' | 'open';
  readonly card: EncounterName | null;
  readonly name: string;
  readonly xp: number;
  readonly badge: string;
  readonly spoken: string;
  readonly choice: Choice | null;
}

/** All that the table shows, in words and numbers: canvas and mirror draw from the same. */
export interface TableView {
  readonly heading: string;
  readonly advice: string;
  readonly dungeon: string;
  readonly difficulty: string;
  readonly floor: string;
  readonly turn: string;
  readonly deck: { readonly count: number; readonly title: string; readonly lines: readonly [string, string] };
  readonly discard: { readonly count: number; readonly card: EncounterName | null; readonly lines: readonly [string, string] };
  readonly hero: HeroView;
  readonly doors: readonly DoorView[];
  readonly choices: readonly Choice[];
  /** What is offered when the game is over. */
  readonly again: { readonly id: 'again'; readonly label: string; readonly detail: string } | null;
}

export interface HeroView {
  readonly id: HeroId;
  readonly name: string;
  readonly health: number;
  readonly left: number;
  readonly healthText: string;
  readonly stats: readonly { readonly stat: 'strength' | 'agility' | 'magic'; readonly count: number; readonly label: string }[];
}

export function tableView(state: State, translate: Translate): TableView {
  const choices = choicesIn(state, translate);
  const card = state.opened === null ? null : (state.doors[state.opened]?.card ?? null);
  const params = { card: card === null ? '' : translate(`encounter.${nameOf(card)}`), hero: translate(`hero.${state.hero}`) };
  return {
    heading: translate(`heading.${state.phase}`, params),
    advice: translate(`advice.${state.phase}`, { ...params, turn: state.turn }),
    dungeon: translate(`dungeon.${state.dungeon}`),
    difficulty: translate('table.difficulty', { dots: DUNGEONS[state.dungeon].difficulty }),
    floor: translate('table.floor', { floor: state.floor }),
    turn: translate('table.turn', { turn: state.turn }),
    deck: deckView(state, translate),
    discard: discardView(state, translate),
    hero: heroView(state, translate),
    doors: state.doors.map((_, slot) => doorView(state, slot, { translate, choices })),
    choices,
    again:
      state.phase === 'over' ? { id: 'again', label: translate('act.newDelve'), detail: translate('act.newDelveDetail') } : null,
  };
}

export function cardFace(card: CardId, translate: Translate): CardFace {
  const name = nameOf(card);
  return { card: name, name: translate(`encounter.${name}`), xp: ENCOUNTERS[card].xp };
}

function deckView(state: State, translate: Translate): TableView['deck'] {
  const count = state.deck.length;
  const stairs =
    state.stairsTokens > 0 ? translate('table.stairsTokens', { count: state.stairsTokens }) : translate('table.stairsOpen');
  const below = count > 0 ? translate('table.stairsBeneath') : stairs;
  return { count, title: translate('table.deck', { count }), lines: [translate('table.cardsLeft'), below] };
}

function discardView(state: State, translate: Translate): TableView['discard'] {
  const last = state.discard.at(-1);
  if (last === undefined) return { count: 0, card: null, lines: [translate('table.spent'), ''] };
  const card = translate(`encounter.${nameOf(last)}`);
  const lines = [translate('table.spent'), translate('table.lastSpent', { card })] as const;
  return { count: state.discard.length, card: nameOf(last), lines };
}

function heroView(state: State, translate: Translate): HeroView {
  const { health, ...stats } = HEROES[state.hero];
  const left = health - state.damage;
  return {
    id: state.hero,
    name: translate(`hero.${state.hero}`),
    health,
    left,
    healthText: translate('table.health', { left, health }),
    stats: (['strength', 'agility', 'magic'] as const).map((stat) => ({
      stat,
      count: stats[stat],
      label: translate(`stat.${stat}`),
    })),
  };
}

interface DoorContext {
  readonly translate: Translate;
  readonly choices: readonly Choice[];
}

function doorView(state: State, slot: number, { translate, choices }: DoorContext): DoorView {
  const door = state.doors[slot] ?? null;
  const number = slot + 1;
  const choice = choices.find((candidate) => candidate.door === slot) ?? null;
  const bare = { number, choice, card: null, name: '', xp: 0 };
  if (door === null) {
    return { ...bare, look: 'none', badge: translate('table.empty'), spoken: translate('table.doorNone', { number }) };
  }
  if (!door.open) {
    return { ...bare, look: 'closed', badge: String(number), spoken: translate('table.doorClosed', { number }) };
  }
  const face = cardFace(door.card, translate);
  const badge = translate('table.doorOpenBadge', { number });
  const spoken = `${translate('table.doorOpen', { number, card: face.name })}, ${translate('table.xp', { count: face.xp })}`;
  return { ...bare, ...face, look: 'open', badge, spoken };
}
