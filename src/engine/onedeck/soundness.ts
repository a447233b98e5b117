import { LIMITS } from '../kernel';
import { COLORS } from './content/facts';
import { isOfEncounter } from './encounterSteps';
import { CARDS } from './ids';
import { pendingOp } from './phases/effect';
import { isPotion, partyFacts, sideFacts } from './rules/party';
import { candidates } from './rules/picks';
import { kindsOf } from './rules/sets';
import { doorLimit } from './specials';
import type { Die, Encounter, Fight, Phase, Stage, State } from './state';

/** What a boss round has not got. */
const NOT_OF_BOSSES: ReadonlySet<Phase | Stage> = new Set<Phase | Stage>([
  ...(['door', 'stealth', 'invisibility', 'before', 'option', 'feats', 'eagleEye', 'loot', 'level'] as const),
  ...(['boxes', 'featSettled', 'skipped', 'dueTime', 'aftermath'] as const),
]);
/** Phases that could begin at any point, with or without an encounter. */
const ANYWHERE: ReadonlySet<Phase> = new Set<Phase>(['stairsDamage', 'dying', 'over']);

/** What the parts of a state must have to do with each other for the rules to find their way; null when all is well. */
export function whyUnplayable(state: State): string | null {
  const { phase, next, encounter } = state;
  if (!isTableSound(state)) return 'heroes, doors or cards do not belong to this table';
  if (!areDiceApart(state)) return 'a die lies in two places, or has a number still to be given';
  if (!isNextSound(state)) return `nothing follows ${phase} that could be ${next}`;
  if (isOfEncounter(phase) !== (encounter !== null) && !ANYWHERE.has(phase)) return `${phase} and encounter do not agree`;
  if (next !== null && isOfEncounter(next) && encounter === null) return `${next} needs an encounter`;
  if (!state.fights.every((fight) => isFightSound(state, fight)) || !areFightsApart(state)) return 'a fight is not of this table';
  if (encounter !== null && !isEncounterSound(state, encounter)) return 'the encounter is not the one being fought';
  return isPhaseSound(state, next ?? phase) ? null : `${next ?? phase} lacks what it is about`;
}

/** Sets of dice are listed one by one: of a hand that offers millions of them nobody could be shown what to choose. */
export function whyTooManyChoices({ encounter }: State): string | null {
  const pool = encounter?.pool ?? [];
  const owned = (encounter?.heroes ?? []).map((hero) => pool.filter((die) => die.hero === hero));
  const coloured = COLORS.map((color) => pool.filter((die) => die.color === color || die.color === 'heroic'));
  const sets = (dice: readonly Die[]): number => kindsOf(dice).reduce((product, { ids }) => product * (ids.length + 1), 1);
  return [...owned, ...coloured].some((dice) => sets(dice) > LIMITS.choices) ? 'the dice offer too many choices' : null;
}

function isTableSound(state: State): boolean {
  const { setup, heroes, doors, level, boss } = state;
  if (heroes.length !== setup.heroes.length || !heroes.every(({ id }, at) => id === setup.heroes[at])) return false;
  if (doors.length !== doorLimit(setup.dungeon) || !doors.every((_, slot) => isDoorSound(state, slot))) return false;
  if (heroes.some(({ skills }) => skills.some(isPotion)) || !state.identified.every(isPotion)) return false;
  return (
    level >= 1 &&
    (boss === null || (state.floor === 3 && state.door === null)) &&
    (state.phase === 'over') === (state.result !== null)
  );
}

function areDiceApart({ heroes, encounter, nextDie }: State): boolean {
  const dice = encounter === null ? [] : [...encounter.pool, ...encounter.boxes.flatMap((box) => box.dice)];
  const ids = [...dice.map(({ id }) => id), ...heroes.flatMap(({ stored }) => stored)];
  return new Set(ids).size === ids.length && ids.every((id) => id < nextDie);
}

/** Only behind the door being fought may a card be missing. */
function isDoorSound(state: State, slot: number): boolean {
  const door = state.doors[slot] ?? null;
  if (door === null || door.cards.length === partyFacts(state).cardsPerDoor) return true;
  return door.cards.length === 1 && door.open && slot === state.door && state.fights.length === 1;
}

function isNextSound({ phase, next }: State): boolean {
  if (phase === 'descend') return next === 'choose' || next === 'newTurn';
  return (phase === 'stairsDamage' || phase === 'dying') === (next !== null);
}

function isFightSound(state: State, { card, heroes }: Fight): boolean {
  const ids = state.heroes.map(({ id }) => id);
  const all = heroes.every((hero, at) => ids.includes(hero) && heroes.indexOf(hero) === at);
  if (!all || heroes.length !== partyFacts(state).fighters || (card === null) !== (state.boss !== null)) return false;
  const door = state.door === null ? null : state.doors[state.door];
  return card === null || door?.cards.includes(card) === true;
}

/** Every card behind the door is fought once, and nobody fights twice. */
function areFightsApart({ fights, boss, door: slot, doors }: State): boolean {
  const heroes = fights.flatMap((fight) => fight.heroes);
  if (new Set(heroes).size < heroes.length) return false;
  const cards = slot === null ? [] : (doors[slot]?.cards ?? []);
  return boss !== null || fights.length === 0 || new Set(fights.map(({ card }) => card)).size === cards.length;
}

function isEncounterSound(state: State, encounter: Encounter): boolean {
  const [fight] = state.fights;
  const { kind, card, heroes, pool, boxes, effect } = encounter;
  if (fight === undefined || fight.card !== card || fight.heroes.join() !== heroes.join()) return false;
  if (kind !== (card === null ? 'boss' : CARDS[card].kind)) return false;
  const dice = [...pool, ...boxes.flatMap((box) => box.dice)];
  const named = [...dice, ...encounter.used, ...encounter.feats, ...(effect === null ? [] : [effect])];
  if (!named.every(({ hero }) => heroes.includes(hero)) || (effect !== null && !hasChoice(state))) return false;
  const undecided = boxes.length + dice.length === 0 && ['option', 'over'].includes(state.next ?? state.phase);
  return kind !== 'peril' || encounter.option !== null || undecided;
}

function isPhaseSound(state: State, at: Phase | Stage): boolean {
  const { encounter, fights, door, boss, loot } = state;
  const cards = door === null ? [] : (state.doors[door]?.cards ?? []);
  if (boss !== null && NOT_OF_BOSSES.has(at)) return false;
  if (at === 'option' || at === 'boxes') return at === 'boxes' || encounter?.kind === 'peril' || state.next === 'option';
  if (at === 'effect') return hasChoice(state);
  if (at === 'eagleEye' || at === 'featSettled') return isFeatSound(state, at);
  if (at === 'stealth') return state.doors.includes(null);
  if (at === 'door') return fights.length === 0 && cards.length > 0;
  if (at === 'split') return fights.length === 0 && state.heroes.length === 4 && (boss !== null || cards.length === 2);
  if (at === 'arrive') return fights.length > 0 || boss !== null || cards.length > 0;
  if (at === 'invisibility' || at === 'skipped') return fights.length > 0;
  if (at === 'strike' || at === 'bossRound') return boss !== null;
  return at !== 'loot' || loot.length > 0 || state.next === 'loot';
}

function hasChoice(state: State): boolean {
  const pending = pendingOp(state);
  return pending !== null && candidates(state, pending.effect, pending.op.pick).length > pending.op.pick.least;
}

function isFeatSound(state: State, at: 'eagleEye' | 'featSettled'): boolean {
  const last = state.encounter?.feats.at(-1);
  if (last === undefined) return false;
  if (state.phase === 'eagleEye' && !state.encounter?.pool.some(({ hero }) => hero === last.hero)) return false;
  return at === 'featSettled' || sideFacts(state, last.hero).feat.name === 'eagle-eye';
}
