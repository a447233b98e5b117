import { subjectOf } from '../games/onedeck/table';
import type { Translate } from '../table';
import type { Beat } from './beats';
import type { Item } from './catalogue';
import { met } from './rehearsal';
import { middleOf } from './seen';
import type { Cast, Take } from './takes';
import type { Words } from './words';

interface Noted extends Cast {
  readonly words: Words;
  readonly translate: Translate;
}

/** Why something else is to be seen than was asked for, or less. */
export function noteOn(item: Item, take: Take | null, noted: Noted): string {
  const { words } = noted;
  if (take === null) return words('notSeen');
  if (take.kind === 'sound') return words('heardAlone');
  if (take.kind === 'table') return take.note === undefined ? whereNoted(take, noted) : words(take.note);
  const others = partyNoted(take.beat, noted);
  const [{ type }] = take.beat.events;
  if (item.kind !== 'event') return [others, words('byEvent', { event: type })].filter(Boolean).join(' ');
  return others === '' && isUnseen(take.beat) ? words('unseen') : others;
}

const isUnseen = ({ motions, sounds, alongside }: Beat): boolean => motions.length + sounds.length + alongside.length === 0;

/** Whose figure it is, where it is not the one that was chosen. */
function whereNoted({ state }: Extract<Take, { kind: 'table' }>, { plan, words, translate }: Noted): string {
  const [wanted, shown] = [middleOf(met(plan).state), middleOf(state)];
  if (subjectOf(wanted) === subjectOf(shown)) return '';
  if (shown.kind === 'foe') return words('shownBy', { who: translate(`encounter.${shown.name}`) });
  if (shown.kind === 'boss') return words('shownBy', { who: translate(`boss.${shown.name}`) });
  return words('shownElsewhere');
}

function partyNoted({ before }: Beat, { plan, words, translate }: Noted): string {
  const { heroes, dungeon } = before.setup;
  if (heroes.join() === plan.heroes.join()) return '';
  const party = heroes.map((hero) => translate(`hero.${hero}`)).join(', ');
  return words('otherParty', { party, dungeon: translate(`dungeon.${dungeon}`) });
}
