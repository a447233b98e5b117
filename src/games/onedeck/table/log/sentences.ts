import type { CardId, Die, DieId, EventOf, EventType, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { cardWords, diceWords, listed } from '../words/names';
import { tell } from '../words/tell';
import type { EventRun } from './runs';

interface Setting {
  readonly shown: State;
  readonly translate: Translate;
}
type Sentence<Type extends EventType> = (events: readonly EventOf<Type>[], setting: Setting) => string;

/** What came of a command, one run of events after the other. */
export function sentenceOf({ events, shown }: EventRun, translate: Translate): string {
  const [first] = events;
  const sentence = (SENTENCES as { readonly [Type in EventType]?: Sentence<EventType> })[first.type];
  const text = sentence === undefined ? tell(events.at(-1) ?? first, shown, translate) : sentence(events, { shown, translate });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Where many events make one sentence, or where an event leaves out what was on the table beside it. */
const SENTENCES = {
  timeSpent: (events, { translate }) => translate('log.timeSpent', { count: events.length, cards: cards(events, translate) }),
  doorPlaced: (events, { translate }) => {
    const numbers = events.map(({ door }) => String(door + 1));
    return translate('log.doorPlaced', { count: events.length, numbers: listed(numbers, translate) });
  },
  cardDiscarded: (events, { translate }) =>
    translate('log.cardDiscarded', { count: events.length, cards: cards(events, translate) }),
  dieRolled: (events, setting) => newDice('told.dieRolled', events, setting),
  dieGained: (events, setting) => newDice('told.dieGained', events, setting),
  dieRerolled: (events, setting) => {
    const { shown, translate } = setting;
    const rolled = events.flatMap(({ die, value }) => dieIn(shown, die, value) ?? []);
    return translate('told.dieRerolled', { die: diceWords(rolled, shown, translate) });
  },
  dieDiscarded: (events, setting) => {
    const { translate } = setting;
    const [first] = events;
    const cause = translate(`cause.${first?.cause ?? 'chosen'}`);
    return translate('log.dieDiscarded', { count: events.length, dice: named(events, setting), cause });
  },
  dieChanged: (events, setting) => {
    const { translate } = setting;
    const { cause, value } = events[0] ?? { cause: 'poison-aura', value: 1 };
    const words = cause === 'poison-aura' ? translate('cause.poison-aura') : translate(`ability.${cause}`);
    return translate('log.dieChanged', { count: events.length, dice: named(events, setting), value, cause: words });
  },
  dieRecolored: (events, setting) => {
    const { translate } = setting;
    const color = translate(`color.${events[0]?.color ?? 'heroic'}`);
    return translate('log.dieRecolored', { count: events.length, dice: named(events, setting), color });
  },
} as const satisfies { readonly [Type in EventType]?: Sentence<Type> };

function newDice(
  key: 'told.dieRolled' | 'told.dieGained',
  events: readonly EventOf<'dieRolled' | 'dieGained'>[],
  { shown, translate }: Setting,
): string {
  const dice = events.map((event) => ({ ...event, only: event.type === 'dieGained' ? event.only : null }));
  // The sentence says whose dice they are.
  const die = diceWords(dice, { ...shown, encounter: null }, translate);
  return translate(key, { hero: translate(`hero.${events[0]?.hero ?? 'warrior'}`), die });
}

function cards(events: readonly { readonly card: CardId }[], translate: Translate): string {
  const words = events.map(({ card }) => cardWords(card, translate));
  return listed(words, translate);
}

function named(events: readonly { readonly die: DieId }[], { shown, translate }: Setting): string {
  const dice = events.flatMap(({ die }) => dieIn(shown, die) ?? []);
  return diceWords(dice, shown, translate);
}

function dieIn({ encounter }: State, id: DieId, value?: number): Die | null {
  const die = encounter?.pool.find((one) => one.id === id);
  return die === undefined ? null : { ...die, value: value ?? die.value };
}
