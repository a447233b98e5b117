import { consequencesNow, type State } from '../../engine/onedeck';
import { amountWords, faced, foeSpecial } from '../words/names';
import type { Setting, Wording } from './wording';

/** The same word ends several things: what it costs is said each time. */
export function finishWording({ state, translate }: Setting): Wording {
  switch (state.phase) {
    case 'stealth':
      return { label: translate('act.noDoor'), detail: translate('cost.noDoor') };
    case 'level':
      return { label: translate('act.keepXp'), detail: translate('cost.keepXp') };
    case 'dying':
      return { label: translate('act.fall'), detail: translate('cost.fall') };
    default:
      return { label: stopLabel(state, translate), detail: stopWords(state, translate) };
  }
}

function stopLabel(state: State, translate: Setting['translate']): string {
  if (state.encounter?.kind === 'boss') return translate('act.endRound');
  return translate(stopCost(state, translate) === '' ? 'act.endFight' : 'act.suffer');
}

/** What stopping now would cost, or bring. */
export function stopWords(state: State, translate: Setting['translate']): string {
  const cost = stopCost(state, translate) || translate('cost.nothing');
  if (state.encounter?.kind !== 'boss') return losesLoot(state) ? translate('cost.lost', { cost }) : cost;
  const hits = state.encounter.boxes.reduce((sum, box) => sum + (box.dice.length > 0 ? box.strikes : 0), 0);
  const strikes = amountWords({ strikes: hits }, translate);
  return hits === 0 ? cost : translate('cost.strikes', { cost, strikes, boss: faced(state, translate) });
}

function stopCost(state: State, translate: Setting['translate']): string {
  const { damage, time, after } = consequencesNow(state) ?? { damage: 0, time: 0, after: 0 };
  return amountWords({ damage, time: state.encounter?.kind === 'boss' ? 0 : time + after }, translate);
}

/** R9: the survivor leaves nothing behind while any armor is open. */
export function losesLoot(state: State): boolean {
  const { boxes = [] } = state.encounter ?? {};
  return foeSpecial(state) === 'survivor' && boxes.some((box) => box.armor && box.dice.length === 0);
}
