import { required } from '../../../../engine/kernel';
import {
  BOSSES,
  type Command,
  type Due,
  type DueOf,
  GEM_IDS,
  type GemId,
  type HeroId,
  type ItemId,
  type Loot,
  lairOf,
  MONSTERS,
  type MonsterId,
  optionsFor,
  questionOf,
  type Sheet,
  type State,
  WEAK_TO,
} from '../../../../engine/paper';
import { ALONE, carriedOut, seatIn } from './imagined';

/** Boxes that finish nothing are filled in this order. */
const ITEM_ORDER: readonly ItemId[] = [
  'crown-of-the-righteous-king',
  'tome-of-wisdom',
  'armour-of-heroes',
  'khar-medallion',
  'flaming-sword',
  'intangibility-cloak',
  'alchemists-cauldron',
  'death-scepter',
];

const LOOT_ORDER: readonly Loot[] = ['levelUp', 'item', 'potion'];
const ROGUE_BEFORE_GIFT = 3;

type Points<Option> = (option: Option) => number;

/** Answers questions by a small rule until nothing is asked, so that a search has no more branches than dice have uses. */
export function answered(table: State, note: (command: Command) => void): State {
  let state = table;
  for (let due = questionOf(seatIn(state)); due !== null; due = questionOf(seatIn(state))) {
    const command = answerTo(state, due);
    note(command);
    state = carriedOut(state, command);
  }
  return state;
}

export function answerTo(table: State, due: Due): Command {
  const { sheet } = seatIn(table);
  switch (due.op) {
    case 'levelUp':
      return { type: 'chooseHero', seat: ALONE, hero: best<HeroId>(sheet, due, heroPoints(table, sheet)) };
    case 'fillBox':
      return { type: 'fillBox', seat: ALONE, item: best<ItemId>(sheet, due, itemPoints(sheet, due)) };
    case 'strikeOff':
      return { type: 'strikeOff', seat: ALONE, monster: best<MonsterId>(sheet, due, monsterPoints(sheet)) };
    case 'takeGem':
      return { type: 'takeGem', seat: ALONE, gem: best<GemId>(sheet, due, (gem) => GEM_ORDER.indexOf(gem)) };
    default:
      return { type: 'takeFirst', seat: ALONE, loot: best<Loot>(sheet, due, (loot) => -LOOT_ORDER.indexOf(loot)) };
  }
}

function best<Option extends HeroId | ItemId | MonsterId | GemId | Loot>(sheet: Sheet, due: Due, points: Points<Option>): Option {
  const options = (optionsFor(sheet, due) ?? []) as readonly Option[];
  let found = required(options[0], 'an option');
  for (const option of options) if (points(option) > points(found)) found = option;
  return found;
}

/** The lowest hero, then the class that the boss fears, then a Rogue just below the gift. */
function heroPoints(table: State, { heroes }: Sheet): Points<HeroId> {
  const { weakTo } = BOSSES[lairOf(table).boss];
  return (hero) => {
    const isRogue = hero === 'rogue' && heroes.rogue === ROGUE_BEFORE_GIFT;
    return -heroes[hero] + (hero === weakTo ? 0.5 : 0) + (isRogue ? 1.25 : 0);
  };
}

function itemPoints({ items }: Sheet, { apart }: DueOf<'fillBox'>): Points<ItemId> {
  return (item) => (items[item] === 1 && apart === null ? ITEM_ORDER.length : 0) - ITEM_ORDER.indexOf(item);
}

/** Those that stand farthest above the hero who would meet them. */
function monsterPoints({ heroes }: Sheet): Points<MonsterId> {
  return (monster) => MONSTERS[monster].level - heroes[WEAK_TO[MONSTERS[monster].type]];
}

/** From near ones to the one behind walls. */
const GEM_ORDER: readonly GemId[] = [...GEM_IDS.filter((gem) => gem !== 'gem-g'), 'gem-g'];
