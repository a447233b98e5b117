import { type Event, type EventOf, type EventType, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { recordOf, tell } from '../events';

/** Events of one type in succession, described in one sentence, with the table as it was before the first of them. */
export interface EventRun<Type extends EventType = EventType> {
  readonly events: readonly [EventOf<Type>, ...EventOf<Type>[]];
  readonly shown: State;
}

/** The runs that the log has lines for. */
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

/** Events that share it make one sentence; null stands alone. */
function likenessOf<Type extends EventType>(event: EventOf<Type>): string | null {
  const likeness = recordOf<Type>(event).log?.likeness;
  return likeness === undefined ? null : `${event.type} ${likeness(event)}`;
}

/** What came of a command, one run of events after the other. */
export function sentenceOf<Type extends EventType>({ events, shown }: EventRun<Type>, translate: Translate): string {
  const [first] = events;
  const sentence = recordOf<Type>(first).log?.sentence;
  const text = sentence === undefined ? tell(events.at(-1) ?? first, shown, translate) : sentence(events, { shown, translate });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The rule behind a run; an empty text where there is none. */
export function ruleOf<Type extends EventType>({ events: [event], shown }: EventRun<Type>, translate: Translate): string {
  const rule = recordOf<Type>(event).log?.rule;
  if (rule === undefined) return '';
  const { key, params = {}, own = '' } = typeof rule === 'function' ? rule(event, { shown, translate }) : { key: rule };
  const text = translate(`rule.${key}`, params);
  return own === '' ? text : `${own} ${text}`;
}
