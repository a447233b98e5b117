import { type Command, costOf, previewOf, type State } from '../../../../engine/onedeck';
import { lethalView, wasteWords } from '../words/ending';
import { amountWords, facedWords, joined } from '../words/names';
import type { Setting, Wording } from './record';

const FINISH: Command = { type: 'finish' };

/** The command `finish` ends several things, so each wording names what it costs. */
export function finishWording({ state, translate }: Setting): Wording {
  switch (state.phase) {
    case 'stealth':
      return { label: translate('act.noDoor'), detail: translate('cost.noDoor') };
    case 'level':
      return { label: translate('act.keepXp'), detail: translate('cost.keepXp') };
    case 'dying':
      return { label: translate('act.fall'), detail: translate('cost.fall') };
    default:
      return { label: stopLabel(state, translate), detail: poolDetail(state, translate) };
  }
}

/** An end that kills tells its chain; any other its cost, and quietly what it leaves open. */
function poolDetail(state: State, translate: Setting['translate']): string {
  const lethal = lethalView(state, translate);
  if (lethal === null) return joined(stopWords(state, translate), wasteWords(state, translate));
  return joined(...lethal.chains.map(({ spoken }) => spoken), lethal.fate.saved ? null : lethal.fate.words);
}

function stopLabel(state: State, translate: Setting['translate']): string {
  if (state.encounter?.kind === 'boss') return translate('act.endRound');
  return translate(stopCost(state, translate) === '' ? 'act.endFight' : 'act.suffer');
}

/** Returns the cost or the gain of stopping now. */
export function stopWords(state: State, translate: Setting['translate']): string {
  const cost = stopCost(state, translate) || translate('cost.nothing');
  const { strikes, losesLoot } = previewOf(state, FINISH);
  if (losesLoot) return translate('cost.lost', { cost });
  if (strikes === 0) return cost;
  return translate('cost.strikes', { cost, strikes: amountWords({ strikes }, translate), boss: facedWords(state, translate) });
}

function stopCost(state: State, translate: Setting['translate']): string {
  return amountWords(costOf(state, FINISH), translate);
}

/** R9: the survivor cannot finish while any armor is open. */
export function losesLoot(state: State): boolean {
  return previewOf(state, FINISH).losesLoot;
}
