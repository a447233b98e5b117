import { DUNGEONS, HERO_IDS, type HeroId, healthOf, type Phase, type State } from '../../../../engine/onedeck';
import type { TextParams, Translate } from '../../../../table/ports';
import { facedWords } from './names';

type FloorName = (typeof DUNGEONS)[State['setup']['dungeon']]['floors'][number]['name'];

/** Returns the question to the party as a heading. `adviceWords` returns the line below it. */
export function headingWords(state: State, translate: Translate): string {
  const floor = reached(state);
  if (floor !== null) return translate(`floor.${floor}`);
  if (isPast(state, state.phase, translate)) return '';
  return translate(
    state.result === 'victory' ? 'heading.won' : `heading.${askedPhase(state, state.phase)}`,
    paramsOf(state, translate),
  );
}

export function adviceWords(state: State, phase: Phase, translate: Translate): string {
  if (reached(state) !== null) return translate('table.floor', { floor: state.floor });
  if (isPast(state, phase, translate) || isDivided(state, phase)) return '';
  return translate(state.result === 'victory' ? 'advice.won' : `advice.${askedPhase(state, phase)}`, paramsOf(state, translate));
}

/** Returns the phase whose question is shown. It is that of the pool when the boss has come or an effect is over. */
function askedPhase(state: State, phase: Phase): Phase {
  if (phase === 'descend' && state.boss !== null) return 'pool';
  return phase === 'effect' && phase === state.phase && (state.encounter?.effect ?? null) === null ? 'pool' : phase;
}

const UNFACED: readonly Phase[] = ['turnStart', 'stairsDamage', 'dying', 'choose', 'stealth', 'level', 'descend', 'over'];

/** Returns whether the next card is shown already and its consequences are not counted yet. */
const isDivided = ({ encounter, phase: now }: State, phase: Phase): boolean =>
  phase === 'consequences' && phase === now && (encounter?.due ?? null) === null;

/** Returns whether the card of the question is gone and the next question has not come yet. */
function isPast(state: State, phase: Phase, translate: Translate): boolean {
  return phase === state.phase && !UNFACED.includes(phase) && facedWords(state, translate) === '';
}

/** Returns the floor that the party has just reached while the phase is still `descend`; null otherwise. */
function reached({ phase, arrived, setup, floor }: State): FloorName | null {
  return phase === 'descend' && arrived ? (DUNGEONS[setup.dungeon].floors[floor - 1]?.name ?? null) : null;
}

function paramsOf(state: State, translate: Translate): TextParams {
  const effect = state.encounter?.effect ?? null;
  return {
    card: facedWords(state, translate),
    hero: translate(`hero.${worstOff(state)}`),
    boss: state.boss === null ? '' : translate(`boss.${state.boss.id}`),
    skill: effect === null ? '' : translate(`ability.${effect.skill}`),
    turn: state.turn,
  };
}

/** Returns the hero with the least health left. */
function worstOff(state: State): HeroId {
  const left = state.heroes.map((hero) => healthOf(state, hero) - hero.damage);
  return state.heroes[left.indexOf(Math.min(...left))]?.id ?? HERO_IDS[0] ?? 'warrior';
}
