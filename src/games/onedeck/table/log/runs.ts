import { type Event, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import { isTold } from './rules';

/** Events of one kind in succession, told in one sentence, with the table as it was before the first of them. */
export interface EventRun {
  readonly events: readonly [Event, ...Event[]];
  readonly shown: State;
}

export function runsOf(before: State, events: readonly Event[]): readonly EventRun[] {
  const runs: { events: [Event, ...Event[]]; shown: State; likeness: string | null }[] = [];
  let shown = before;
  for (const event of events) {
    if (isTold(event)) {
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
function likenessOf(event: Event): string | null {
  switch (event.type) {
    case 'timeSpent':
    case 'stairsTokenPlaced':
    case 'doorPlaced':
    case 'cardDiscarded':
    case 'dieRerolled':
      return event.type;
    case 'dieRolled':
    case 'dieGained':
    case 'bonusDieGiven':
      return `${event.type} ${event.hero}`;
    case 'dieDiscarded':
      return `${event.type} ${event.cause}`;
    case 'dieChanged':
      return `${event.type} ${event.cause} ${event.value}`;
    case 'dieRecolored':
      return `${event.type} ${event.color}`;
    case 'dieWithheld':
      return `${event.type} ${event.hero} ${event.why}`;
    default:
      return null;
  }
}
