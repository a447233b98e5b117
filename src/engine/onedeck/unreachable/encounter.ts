import { FOES } from '../content/foes';
import { type EncounterStep, hasReached, isBefore, stepOf } from '../encounterSteps';
import { CARDS } from '../ids';
import { consequencesOf } from '../rules/consequences';
import { heroOf, levelFacts } from '../rules/party';
import type { Encounter, State } from '../state';
import { boxFaults } from './boxes';
import { useFaults } from './uses';

/** The encounter against its card, and every part of it against how far it has come. */
export function encounterFaults(state: State): readonly string[] {
  const { encounter, result } = state;
  if (encounter === null) return result === 'victory' ? ['the boss fell in no encounter'] : [];
  const step = stepOf(state.next ?? state.phase);
  const parts = [...boxFaults(state, encounter, step), ...useFaults(state, encounter, step)];
  return [...parts, ...stepFaults(state, encounter, step), ...bonusFaults(state, encounter, step)];
}

function stepFaults(state: State, encounter: Encounter, step: EncounterStep | null): readonly string[] {
  const { phase, result } = state;
  const { kind, option, pool, feats, effect, due } = encounter;
  const found: string[] = [];
  if (isBefore(step, 'feats') && pool.length + feats.length > 0) found.push('dice are rolled before the boxes are known');
  if (
    isBefore(step, 'rolled') &&
    pool.some(({ color, hero }) => color !== 'heroic' || feats.every((feat) => feat.hero !== hero))
  ) {
    found.push('dice are rolled before their time');
  }
  if (option !== null && (kind !== 'peril' || step === 'opening')) found.push('an option is chosen that nobody was offered');
  if (kind === 'peril' && option === null && hasReached(step, 'chosen')) found.push('no option is chosen');
  if (phase === 'effect' ? effect === null : effect !== null && !(step === 'rolled' && phase !== 'pool') && phase !== 'over') {
    found.push(`${phase} and the skill in use do not agree`);
  }
  const isCounted = step === 'counted' || result === 'victory';
  if (isCounted ? due === null : due !== null && step !== null) found.push('consequences are counted at another time');
  if (due !== null) {
    const { damage, time } = consequencesOf(state, encounter);
    if (due.damage !== damage || due.time !== time) found.push('the consequences are not those of the open boxes');
  }
  if (phase === 'consequences' && (due?.damage ?? 0) % encounter.heroes.length === 0) found.push('nobody is owed the odd damage');
  if (phase === 'before' && !asksBefore(state, encounter)) found.push('the foe asks for nothing');
  return found;
}

function bonusFaults(state: State, { bonus, rollsFirst, heroes }: Encounter, step: EncounterStep | null): readonly string[] {
  const { phase, next } = state;
  const { bonusDice } = levelFacts(state);
  const isGiven = hasReached(step, 'rolled') || [phase, next].some((at) => at === 'rollOrder' || at === 'rollDice');
  const found: string[] = [];
  if (bonus.length > bonusDice || (isGiven && bonus.length < bonusDice)) found.push(`${bonus.length} bonus dice are given`);
  if (bonus.length > 0 && isBefore(step, 'bonus')) found.push('bonus dice are given before their time');
  if (bonus.some((hero) => !heroes.includes(hero))) found.push('a bonus die is given to a stranger');
  if (phase === 'bonusDice' && (heroes.length === 1 || bonus.length === bonusDice)) found.push('no bonus die is left to give');
  if (rollsFirst === null) return found;
  const isOrder = heroes.length > 1 && heroes.includes(rollsFirst) && !isBefore(step, 'bonus') && phase !== 'bonusDice';
  return isOrder ? found : [...found, 'nobody was asked who rolls first'];
}

/** Flames and Drain ask only where there is a choice. */
function asksBefore(state: State, { card, heroes }: Encounter): boolean {
  const facts = card === null ? null : CARDS[card];
  const special = facts?.kind === 'combat' ? FOES[facts.name].special : null;
  const items = heroes.reduce((sum, hero) => sum + heroOf(state, hero).items.length, 0);
  return (special === 'flames' && heroes.length > 1) || (special === 'drain' && items > 1);
}
