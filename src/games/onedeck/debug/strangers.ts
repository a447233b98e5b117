import type { Event, State } from '../../../engine/onedeck';
import type { DebugBeat, DebugWords } from '../../contract';
import { subjectOf } from '../table';
import { middleOf } from './beatFacts';
import type { Plan } from './plan';
import { met } from './rehearsal';
import type { Take } from './takes';
import { planWordsIn } from './words';

interface Noted extends DebugWords {
  readonly plan: Plan;
}

/** Names the party or figure that is shown if it is not the chosen one. */
export function strangerIn(take: Take, noted: Noted): string {
  if (take.kind === 'sound') return '';
  return take.kind === 'beat' ? otherParty(take.beat, noted) : otherFigure(take, noted);
}

function otherFigure({ state }: Extract<Take, { kind: 'table' }>, { plan, language, translate }: Noted): string {
  const words = planWordsIn(language);
  const [wanted, shown] = [middleOf(met(plan).state), middleOf(state)];
  if (subjectOf(wanted) === subjectOf(shown)) return '';
  if (shown.kind === 'foe') return words('shownBy', { who: translate(`encounter.${shown.name}`) });
  if (shown.kind === 'boss') return words('shownBy', { who: translate(`boss.${shown.name}`) });
  return words('shownElsewhere');
}

function otherParty({ before }: DebugBeat<State, Event>, { plan, language, translate }: Noted): string {
  const { heroes, dungeon } = before.setup;
  if (heroes.join() === plan.heroes.join()) return '';
  const party = heroes.map((hero) => translate(`hero.${hero}`)).join(', ');
  return planWordsIn(language)('otherParty', { party, dungeon: translate(`dungeon.${dungeon}`) });
}
