import tuningFile from '../../assets/tuning.json';
import { FIRST_PLAN, openPanel, type Plan, rehearsal } from '../debug';
import { advance } from '../engine/kernel';
import { oneDeckDungeon } from '../engine/onedeck';
import type { TableHistory } from '../machines';
import { byId } from '../pages';
import type { Language } from '../services';
import { offerFile } from './offerFile';
import { type Seat, takeSeat } from './seat';
import type { SeatParts } from './seatParts';

export interface DebugHouse {
  readonly language: () => Language;
  readonly tuning: typeof tuningFile;
  readonly seatParts: (history: TableHistory) => SeatParts;
}

/** A table for people who tune (`?debug`): nothing that is played at it is kept. */
export async function openDebugScene({ language, tuning, seatParts }: DebugHouse): Promise<void> {
  const leave = (): void => location.assign('./');
  const partsFor = (history: TableHistory): SeatParts => ({
    ...seatParts(history),
    // Who tunes wants to see what moves, whatever is set.
    manner: () => 1,
    pace: () => 1,
    keep: () => undefined,
    leave,
    go: (page) => location.assign(`./#${page}`),
    again: () => void start(FIRST_PLAN),
  });
  let seat: Seat | null = null;
  const start = async (plan: Plan): Promise<void> => {
    seat?.close();
    seat = await takeSeat(partsFor(begun(plan)));
  };
  document.documentElement.dataset['debug'] = '';
  byId('page').hidden = true;
  await start(FIRST_PLAN);
  document.body.append(
    openPanel({
      language: language(),
      translate: partsFor(rehearsal(FIRST_PLAN)).translate,
      live: tuning,
      saved: tuningFile,
      sound: partsFor(rehearsal(FIRST_PLAN)).sound,
      save: (text) => offerFile('tuning.json', text),
      start,
      show: async ({ before, events }) => seat?.rehearse(before, events),
      cut: () => seat?.director.skip(),
      counts: () => seat?.counts() ?? { things: 0, particles: 0 },
      leave,
    }),
  );
}

/** An encounter or a boss stands before the party at once. */
function begun(plan: Plan): TableHistory {
  return (['enter', 'descend'] as const).reduce((history, wanted) => {
    const command = oneDeckDungeon.legal(history.state).find(({ type }) => type === wanted);
    const step = command === undefined || plan.moment === 'stairs' ? null : advance(oneDeckDungeon, history, command);
    return step?.ok === true ? step.history : history;
  }, rehearsal(plan));
}
