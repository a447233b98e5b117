import {
  ABILITIES,
  type AbilityId,
  CARDS,
  type CardId,
  COLORS,
  type Color,
  DUNGEONS,
  type DungeonEffect,
  levelFacts,
  type State,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { isAlone } from '../commands/gestures';
import { entryWords } from '../words/entry';
import { amountWords, facedCard, optionWords } from '../words/names';
import { type OwnDice, ownDice, wayFacts, wayWords } from '../words/ways';

/** What the card at the door shows before it is faced: its loot, the ways past it, and what the dungeon adds. */
export interface SillView {
  readonly kind: 'peril' | 'combat';
  readonly card: CardId;
  readonly loot: readonly LootPlate[];
  /** In the order of their boxes; empty in a fight. */
  readonly ways: readonly WayView[];
  /** What entering a fight costs. */
  readonly entry: string;
  /** The dice for a fight, of every colour. */
  readonly dice: readonly OwnDice[];
  /** Heroic dice that the level gives. */
  readonly heroic: number;
  /** The name and the rule of each floor's effect that changes the encounter. */
  readonly effects: readonly { readonly name: string; readonly effect: string }[];
  readonly words: SillWords;
}

/** What is written on the cards beside names and numbers. */
type SillWords = Readonly<Record<'go' | 'free' | 'adds' | 'odds' | 'hundred' | 'aboutHundred' | 'counting', string>>;

export type LootKind = 'item' | 'lore' | 'lanterns';

/** One edge of the card: what it is worth as an item, as a skill or potion, and in lanterns. */
export interface LootPlate {
  readonly kind: LootKind;
  readonly sign: Color | 'potion' | 'skill' | 'lantern';
  readonly words: string;
  /** True for an item that gives health, too. */
  readonly heart: boolean;
}

export interface WayView {
  readonly option: 0 | 1;
  readonly name: string;
  /** Its price before the roll, in words; an empty text where it is free. */
  readonly price: string;
  readonly time: number;
  readonly color: Color;
  readonly dice: OwnDice;
  readonly spoken: string;
}

/** Effects of floors that change what dice or open boxes of an encounter do. */
const MATTERING: readonly DungeonEffect[] = ['freezing-winds', 'biting-cold', 'poison-aura', 'weakness-curse', 'blade-storm'];

/** Null where there is no card to be faced. */
export function sillView(state: State, translate: Translate): SillView | null {
  const card = facedCard(state);
  if (card === null || isMet(state) || !(isAlone(state) || isChoosingWay(state))) return null;
  const { kind } = CARDS[card];
  return {
    kind,
    card,
    loot: lootPlates(card, translate),
    ways: kind === 'peril' ? ([0, 1] as const).flatMap((option) => wayView(state, option, translate) ?? []) : [],
    entry: state.phase === 'option' ? '' : entryWords(state, translate),
    dice: COLORS.map((color) => ownDice(state, color)).filter(({ count }) => count > 0),
    heroic: levelFacts(state).bonusDice,
    effects: effectsOf(state, translate),
    words: wordsOf(translate),
  };
}

/** While dice are thrown, the phase is still that of the door: from the boxes on, the encounter has the stage and the tray. */
const isMet = ({ encounter }: State): boolean => encounter !== null && encounter.boxes.length > 0;

const isChoosingWay = ({ phase, encounter }: State): boolean => phase === 'option' && encounter?.kind === 'peril';

const wordsOf = (translate: Translate): SillView['words'] => ({
  go: translate('door.go'),
  free: translate('door.free'),
  adds: translate('door.adds'),
  odds: translate('door.odds'),
  hundred: translate('door.hundred'),
  aboutHundred: translate('door.aboutHundred'),
  counting: translate('door.counting'),
});

function lootPlates(card: CardId, translate: Translate): readonly LootPlate[] {
  const { item, loot, xp } = CARDS[card];
  const isPotion = ABILITIES[loot as AbilityId].kind === 'potion';
  return [
    { kind: 'item', sign: item.stat, words: translate('door.item'), heart: item.health > 0 },
    { kind: 'lore', sign: isPotion ? 'potion' : 'skill', words: translate(`ability.${loot as AbilityId}`), heart: false },
    { kind: 'lanterns', sign: 'lantern', words: String(xp), heart: false },
  ];
}

function wayView(state: State, option: 0 | 1, translate: Translate): WayView | null {
  const facts = wayFacts(state, option);
  if (facts === null) return null;
  const { time, box } = facts;
  return {
    option,
    name: optionWords(facedCard(state), option, translate),
    price: time > 0 ? translate('door.now', { time: amountWords({ time }, translate) }) : '',
    time,
    color: box.color,
    dice: ownDice(state, box.color),
    spoken: wayWords(state, option, translate),
  };
}

function effectsOf({ setup, floor, boss }: State, translate: Translate): SillView['effects'] {
  const lit = boss === null ? DUNGEONS[setup.dungeon].floors.slice(0, floor) : [];
  return lit.flatMap(({ name, effect }) =>
    effect !== null && MATTERING.includes(effect)
      ? [{ name: translate(`floor.${name}`), effect: translate(`floorEffect.${effect}` as 'floorEffect.freezing-winds') }]
      : [],
  );
}
