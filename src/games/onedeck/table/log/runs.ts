import { type Event, type EventOf, type EventType, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { recordOf, tell } from '../events';

/** Successive events that one sentence describes, with the state before the first of them. */
export interface EventRun<Type extends EventType = EventType> {
  readonly events: readonly [EventOf<Type>, ...EventOf<Type>[]];
  readonly shown: State;
}

/** Groups events into runs, one for each line of the log. */
export function runsOf(before: State, events: readonly Event[]): readonly EventRun[] {
  const runs: { events: [Event, ...Event[]]; shown: State; likeness: string | null }[] = [];
  let shown = before;
  for (const event of events) {
    if (recordOf(event).log !== null) {
      const last = runs.at(-1);
      const likeness = likenessOf(event);
      if (likeness !== null && last?.likeness === likeness) last.events.push(event);
      else runs.push({ events: [event], shown, likeness });
    }
    shown = oneDeckDungeon.evolve(shown, event);
  }
  return runs;
}

/** Returns a key that events of one sentence share; null for an event with a sentence of its own. */
function likenessOf<Type extends EventType>(event: EventOf<Type>): string | null {
  const likeness = recordOf<Type>(event).log?.likeness;
  return likeness === undefined ? null : `${event.type} ${likeness(event)}`;
}

/** Returns the sentence of a run. */
export function sentenceOf<Type extends EventType>({ events, shown }: EventRun<Type>, translate: Translate): string {
  const [first] = events;
  const sentence = recordOf<Type>(first).log?.sentence;
  const text = sentence === undefined ? tell(events.at(-1) ?? first, shown, translate) : sentence(events, { shown, translate });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Returns the rule that explains a run; an empty text where there is none. */
export function ruleOf<Type extends EventType>({ events: [event], shown }: EventRun<Type>, translate: Translate): string {
  const rule = recordOf<Type>(event).log?.rule;
  if (rule === undefined) return '';
  const { key, params = {}, own = '' } = typeof rule === 'function' ? rule(event, { shown, translate }) : { key: rule };
  const text = translate(`rule.${key}`, params);
  return own === '' ? text : `${own} ${text}`;
}
