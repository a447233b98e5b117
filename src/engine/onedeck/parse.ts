import * as v from 'valibot';
import { LIMITS, type Parsed, parseWith, type Rejection } from '../kernel';
import { BASIC_SKILL_IDS, type Gifts, parseGifts, TALENT_IDS, TIER_IDS } from './campaign';
import type { Command } from './commands';
import { POTION_IDS, SKILL_IDS } from './content/abilities';
import { BOSSES, type BossId } from './content/bosses';
import { COLORS, DIE_COLORS } from './content/facts';
import { TOP_LEVEL } from './content/levels';
import { USES } from './content/ops';
import { BOTH_SETS, DUNGEON_IDS, HERO_IDS } from './ids';
import { reject } from './rejections';
import { LOOT_FORMS } from './rules/loot';
import { whyTooManyChoices, whyUnplayable } from './soundness';
import { PHASES, type Setup, STAGES, type State } from './state';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LIMITS.counter));
const within = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const list = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(entry), v.maxLength(LIMITS.list));
const card = v.picklist(BOTH_SETS);
const hero = v.picklist(HERO_IDS);
const skill = v.picklist(SKILL_IDS);
const ability = v.picklist([...SKILL_IDS, ...POTION_IDS]);
const dice = list(count);
const cards = list(card);
const option = v.picklist([0, 1]);
const integer = v.pipe(v.number(), v.safeInteger());
const word = within(-(2 ** 31), 2 ** 31 - 1);
/** A generator of zeros alone stays there: every die would show the same for ever. */
const rng = v.pipe(
  list(word),
  v.length(4),
  v.check((words) => words.some((one) => one !== 0)),
);

const setup = v.strictObject({
  heroes: v.array(hero),
  dungeon: v.picklist(DUNGEON_IDS),
  tier: v.picklist(TIER_IDS),
  gifts: v.exactOptional(v.array(v.unknown())),
});

const bare = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) });
const byHero = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type), hero });

const command = v.variant('type', [
  bare('startTurn'),
  v.strictObject({ type: v.literal('drinkPotion'), hero, potion: v.picklist(['clarity', 'heroism', 'mana', 'healing']) }),
  bare('explore'),
  v.strictObject({ type: v.literal('enter'), door: count }),
  bare('confront'),
  bare('flee'),
  bare('addDoor'),
  v.strictObject({ type: v.literal('splitParty'), heroes: v.array(hero), card: v.exactOptional(card) }),
  byHero('skipEncounter'),
  v.strictObject({ type: v.literal('chooseItemToDrain'), hero, card }),
  v.strictObject({ type: v.literal('chooseOption'), option }),
  v.strictObject({ type: v.literal('useFeat'), hero, dice: count }),
  byHero('giveBonusDie'),
  byHero('rollFirst'),
  bare('roll'),
  v.strictObject({ type: v.literal('cover'), box: count, dice }),
  v.strictObject({ type: v.literal('useSkill'), hero, skill, dice, way: v.exactOptional(count) }),
  v.strictObject({ type: v.literal('chooseDice'), dice }),
  v.strictObject({ type: v.literal('makeHeroic'), dice, hero }),
  v.strictObject({ type: v.literal('discardDie'), die: count }),
  bare('finish'),
  byHero('assignDamage'),
  byHero('assignStairsDamage'),
  v.strictObject({
    type: v.literal('claim'),
    card,
    as: v.picklist(LOOT_FORMS),
    hero: v.exactOptional(hero),
    replace: v.exactOptional(card),
  }),
  v.strictObject({ type: v.literal('levelUp'), cards }),
  bare('descend'),
  bare('stay'),
]);

const fixed = <Entry>(draw: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(draw), v.maxLength(LIMITS.script));

const die = v.strictObject({
  id: count,
  color: v.picklist(DIE_COLORS),
  value: within(1, 6),
  hero,
  only: v.nullable(v.picklist(USES)),
});

const box = v.strictObject({
  color: v.picklist(COLORS),
  size: v.picklist(['normal', 'wide']),
  value: within(1, 100),
  armor: v.boolean(),
  damage: within(0, 100),
  time: within(0, 100),
  strikes: within(0, 100),
  warded: v.boolean(),
  dice: list(die),
});

const symbols = v.strictObject({ damage: within(0, 1000), time: within(0, 1000) });

const encounter = v.strictObject({
  kind: v.picklist(['combat', 'peril', 'boss']),
  card: v.nullable(card),
  heroes: list(hero),
  option: v.nullable(option),
  boxes: list(box),
  pool: list(die),
  used: list(v.strictObject({ hero, skill: ability })),
  feats: list(v.strictObject({ hero, dice: within(1, 6) })),
  bonus: list(hero),
  rollsFirst: v.nullable(hero),
  prevented: symbols,
  effect: v.nullable(v.strictObject({ hero, skill: ability, way: count, op: count, since: count })),
  due: v.nullable(symbols),
});

const state = v.strictObject({
  setup,
  phase: v.picklist(PHASES),
  next: v.nullable(v.picklist(STAGES)),
  result: v.nullable(v.picklist(['victory', 'defeat'])),
  turn: count,
  floor: within(1, 3),
  arrived: v.boolean(),
  level: within(1, TOP_LEVEL),
  potions: count,
  heroes: list(
    v.strictObject({
      id: hero,
      damage: within(0, 1000),
      items: cards,
      skills: cards,
      stored: dice,
      talents: list(v.picklist(TALENT_IDS)),
      basicSkill: v.nullable(v.picklist(BASIC_SKILL_IDS)),
    }),
  ),
  deck: cards,
  discard: cards,
  doors: list(v.nullable(v.strictObject({ cards, open: v.boolean() }))),
  door: v.nullable(count),
  fights: list(v.strictObject({ card: v.nullable(card), heroes: list(hero) })),
  encounter: v.nullable(encounter),
  loot: cards,
  xp: cards,
  identified: cards,
  removed: cards,
  boss: v.nullable(v.strictObject({ id: v.picklist(Object.keys(BOSSES) as BossId[]), damage: count, round: count })),
  stairsTokens: within(0, 5),
  stairsDue: within(0, 100),
  stairsStruck: v.nullable(hero),
  nextDie: v.pipe(count, v.minValue(1)),
  decks: v.strictObject({ rng, script: fixed(cards), drawn: count }),
  dice: v.strictObject({ rng, script: fixed(integer), drawn: count }),
});

export const parseCommand = (data: unknown): Parsed<Command> => parseWith(command, data, 'commandWrong');

export function parseSetup(data: unknown): Parsed<Setup> {
  const parsed = parseWith(setup, data, 'setupWrong');
  return parsed.ok ? checkSetup(parsed.value) : parsed;
}

export function parseState(data: unknown): Parsed<State> {
  const parsed = parseWith(state, data, 'stateWrong');
  if (!parsed.ok) return parsed;
  const checked = checkSetup(parsed.value.setup);
  if (!checked.ok) return refused(reject('stateWrong', { path: 'setup' }));
  const value: State = { ...parsed.value, setup: checked.value };
  const why = whyUnplayable(value) ?? whyTooManyChoices(value);
  return why === null ? { ok: true, value } : refused(reject('stateWrong', { path: why }));
}

/** One, two or four heroes, no two alike, and gifts that a campaign sheet could give to one of them. */
function checkSetup(found: v.InferOutput<typeof setup>): Parsed<Setup> {
  const { heroes, gifts = [], ...rest } = found;
  const isParty = [1, 2, 4].includes(heroes.length) && new Set(heroes).size === heroes.length;
  if (!isParty) return refused(reject('setupWrong', { path: 'heroes' }));
  const given: Gifts[] = [];
  for (const [at, gift] of gifts.entries()) {
    const parsed = parseGifts(gift);
    const fits = parsed.ok && heroes.includes(parsed.value.hero) && !given.some(({ hero: other }) => other === parsed.value.hero);
    if (!fits) return refused(reject('setupWrong', { path: `gifts.${at}` }));
    given.push(parsed.value);
  }
  const bareSetup = { ...rest, heroes };
  return { ok: true, value: found.gifts === undefined ? bareSetup : { ...bareSetup, gifts: given } };
}

function refused(rejection: Rejection): { readonly ok: false; readonly rejection: Rejection } {
  return { ok: false, rejection };
}
