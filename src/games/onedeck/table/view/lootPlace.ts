import {
  afterClaim,
  CARDS,
  type CardId,
  COLORS,
  type Color,
  type CommandOf,
  findHero,
  type Hero,
  type HeroId,
  healthOf,
  iconsOf,
  itemLimit,
  oneDeckDungeon,
  type State,
  skillLimit,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { bonusWords, nameOf, swapsOf } from '../commands';
import { idOf } from '../targets';
import { cardWords, joined, listed } from '../words/names';
import { refusalWords } from '../words/refusals';
import { lootNote } from './lootNote';
import type { SkillLine } from './skillLines';
import { abilityLine } from './skillLines';

type LootClaim = CommandOf<'claim'>;

/** A card that waits to be claimed, and all that may be done with it. */
export interface LootAsked {
  readonly card: CardId;
  readonly state: State;
  readonly translate: Translate;
  readonly legal: readonly LootClaim[];
}

/** Dice of a colour, or the life of a hero, now and after the claim. */
export interface LootRow {
  readonly stat: Color | 'health';
  readonly before: number;
  readonly after: number;
  /** The health now and afterwards; for dice the same as their numbers. */
  readonly most: readonly [before: number, after: number];
  readonly words: string;
}

/** A card that a hero holds, and what giving it up for the loot does. */
export interface HeldCard {
  readonly card: CardId;
  readonly name: string;
  /** What it gives as an item. */
  readonly gives: string;
  readonly stat: Color;
  readonly health: number;
  readonly line: SkillLine;
  readonly xp: number;
  /** The entry that gives it up, and the result. */
  readonly id: string;
  readonly label: string;
  readonly result: string;
  readonly rows: readonly LootRow[];
}

/** A place for the loot at a hero, as an item or a skill, or on the shelf of potions. */
export interface HeroPlaceView {
  readonly hero: HeroId;
  readonly name: string;
  /** The entry of the menu that a press gives; null where the place is closed. */
  readonly id: string | null;
  /** The entry that unfolds the held cards where the place has room, too. */
  readonly opens: string | null;
  /** The claim that fills it; null where a card has to go first. */
  readonly keep: LootClaim | null;
  readonly label: string;
  readonly result: string;
  readonly room: string;
  /** The room without the level that it depends on. */
  readonly roomOnly: string;
  /** What the room means: for how many there is place, or that one has to go. */
  readonly free: string;
  readonly isFull: boolean;
  /** Why it is closed; an empty text where it is not. */
  readonly refusal: string;
  /** What the card changes on this floor; an empty text where it changes nothing that can be counted. */
  readonly note: string;
  readonly rows: readonly LootRow[];
  readonly held: readonly HeldCard[];
  /** The place in one sentence. */
  readonly spoken: string;
}

interface At {
  readonly hero: Hero;
  readonly as: 'item' | 'skill';
}

export function heroPlace({ hero, as }: At, asked: LootAsked): HeroPlaceView {
  const { card, state, translate, legal } = asked;
  const mine = legal.filter((claim) => claim.hero === hero.id && claim.as === as && claim.card === card);
  const keep = mine.find(({ replace }) => replace === undefined) ?? null;
  const cards = as === 'item' ? hero.items : hero.skills;
  const limit = as === 'item' ? itemLimit(state, hero) : skillLimit(state, hero);
  const isFull = keep === null && mine.length > 0;
  const rejection = oneDeckDungeon.whyIllegal(state, { type: 'claim', card, as, hero: hero.id });
  const room = translate('loot.room', { held: `${cards.length}`, limit: `${limit}` });
  const rows = rowsOf(hero, keep === null ? state : afterClaim(state, keep), asked);
  const swaps = idOf({ kind: 'folder', topic: swapsOf({ card, as, hero: hero.id }) });
  const place = {
    hero: hero.id,
    name: translate(`hero.${hero.id}`),
    id: keep === null ? (isFull ? swaps : null) : commandId(keep),
    opens: keep !== null && cards.length > 0 ? swaps : null,
    keep,
    label: isFull ? translate('loot.choose') : labelOf(as, asked),
    result: isFull ? translate('loot.opens') : resultOf(as, rows, asked),
    room: translate('loot.roomAtLevel', { room, level: state.level }),
    roomOnly: room,
    free: isFull ? translate('loot.full') : keep === null ? '' : translate('loot.more', { count: limit - cards.length }),
    isFull,
    refusal: mine.length === 0 && rejection !== null ? refusalWords(rejection, translate) : '',
    note: as === 'item' && keep !== null ? noteOf(hero, rows, asked) : '',
    rows: as === 'item' ? rows : [],
    held: cards.map((one) => heldCard(one, { hero, as }, asked)),
  };
  return { ...place, spoken: spokenPlace(place, as, asked) };
}

/** A potion is nobody's own: it lies with those that the party knows. */
export function potionPlace(hero: Hero, asked: LootAsked): HeroPlaceView {
  const { card, state, translate, legal } = asked;
  const keep = legal.find((claim) => claim.as === 'potion' && claim.card === card) ?? null;
  const rejection = oneDeckDungeon.whyIllegal(state, { type: 'claim', card, as: 'potion' });
  const potion = translate(`ability.${CARDS[card].loot}`);
  const room = translate('loot.shelf');
  const place = {
    hero: hero.id,
    name: '',
    id: keep && commandId(keep),
    opens: null,
    keep,
    label: translate('act.claimPotion', { potion }),
    result: translate('loot.potions', { count: state.potions + 1 }),
    room: '',
    roomOnly: '',
    free: room,
    isFull: false,
    refusal: rejection === null ? '' : refusalWords(rejection, translate),
    note: '',
    rows: [],
    held: [],
  };
  return { ...place, spoken: translate('loot.spokenPotion', { potion, room: place.refusal === '' ? room : place.refusal }) };
}

/** Two heroes fight side by side; of four nobody knows yet with whom. */
function noteOf(hero: Hero, rows: readonly LootRow[], { card, state, translate }: LootAsked): string {
  const { stat } = CARDS[card].item;
  const row = rows.find((one) => one.stat === stat);
  const beside = state.heroes.length === 2 ? state.heroes.filter(({ id }) => id !== hero.id) : [];
  const others = beside.reduce((sum, other) => sum + iconsOf(state, other, stat), 0);
  return row === undefined ? '' : lootNote({ row, others }, state, translate);
}

const commandId = (claim: LootClaim): string => idOf({ kind: 'command', name: nameOf(claim) });

function labelOf(as: 'item' | 'skill', { card, translate }: LootAsked): string {
  return as === 'item'
    ? translate('act.claimItem')
    : translate('act.claimSkill', { skill: translate(`ability.${CARDS[card].loot}`) });
}

/** Returns what the hero has afterwards: `magic 2 · life 5 of 8`, or the cost of the skill. */
function resultOf(as: 'item' | 'skill', rows: readonly LootRow[], { card, translate }: LootAsked): string {
  if (as === 'skill') return abilityLine(CARDS[card].loot, translate).cost;
  return joined(...rows.filter(isChanged).map(({ words }) => words));
}

export const isChanged = ({ before, after, most }: LootRow): boolean => before !== after || most[0] !== most[1];

/** Returns dice and life of a hero now, and in the state after a claim. */
function rowsOf({ id }: Hero, after: State, { state, translate }: LootAsked): readonly LootRow[] {
  const [now, then] = [findHero(state, id), findHero(after, id)];
  if (now === undefined || then === undefined) return [];
  const dice = COLORS.map((stat): LootRow => {
    const [before, count] = [iconsOf(state, now, stat), iconsOf(after, then, stat)];
    const words = translate('loot.stat', { stat: translate(`color.${stat}`), value: `${count}` });
    return { stat, before, after: count, most: [before, count], words };
  });
  const most = [healthOf(state, now), healthOf(after, then)] as const;
  const left = most.map((health) => Math.max(0, health - now.damage)) as [number, number];
  const words = left[1] === 0 ? translate('loot.falls') : translate('loot.life', { left: `${left[1]}`, health: `${most[1]}` });
  return [...dice, { stat: 'health', before: left[0], after: left[1], most, words }];
}

function heldCard(card: CardId, { hero, as }: At, asked: LootAsked): HeldCard {
  const { state, translate } = asked;
  const swap: LootClaim = { type: 'claim', card: asked.card, as, hero: hero.id, replace: card };
  const { loot, item, xp } = CARDS[card];
  const line = abilityLine(loot, translate);
  const rows = rowsOf(hero, afterClaim(state, swap), asked);
  const lanterns = translate('loot.gained', { lanterns: translate('amount.lanterns', { count: xp }) });
  return {
    card,
    name: as === 'skill' ? line.name : cardWords(card, translate),
    gives: bonusWords(card, translate),
    stat: item.stat,
    health: item.health,
    line,
    xp,
    id: commandId(swap),
    label: translate('loot.giveUp', { card: as === 'skill' ? line.name : cardWords(card, translate) }),
    result: joined(as === 'item' && resultOf(as, rows, asked), lanterns),
    rows: as === 'item' ? rows : [],
  };
}

function spokenPlace(place: Omit<HeroPlaceView, 'spoken'>, as: 'item' | 'skill', { card, translate }: LootAsked): string {
  const { name, room, isFull, refusal, rows } = place;
  const gains = rows.filter(isChanged).map(({ words }) => words);
  const then = refusal !== '' ? refusal : isFull ? translate('loot.full') : listed(gains, translate);
  const words = { hero: name, skill: translate(`ability.${CARDS[card].loot}`), room, then };
  if (then === '') return translate('loot.spokenSkill', words);
  return translate(as === 'item' ? 'loot.spokenItem' : 'loot.spokenSkillThen', words);
}
