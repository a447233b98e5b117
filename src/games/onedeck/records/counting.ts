import { LIMITS } from '../../../engine/kernel';
import { newSheet, nextDelve, type Recorded, recordDelve, recordGame, reportOf } from '../../../engine/onedeck';
import { makeRoom, opened } from '../../../services';
import type { Count, Counting } from '../../contract';
import type { TableGame } from '../table';
import type { ChronicleEntry } from './chronicleEntry';
import type { DailyResult } from './daily';
import { dailyEntry, GAUNTLET, sheetEntry } from './entries';

const NOTHING: Count = { changes: new Map(), facts: {} };
const NOWHERE: Counting = { look: [], count: () => NOTHING };

/** Returns the changes that the end of a game makes to records other than the chronicle. */
export function countingOf(game: TableGame): Counting {
  switch (game.mode.kind) {
    case 'daily':
      return dailyCount(game, game.mode.date);
    case 'campaign':
      return campaignCount(game);
    case 'gauntlet':
      return gauntletCount(game);
    default:
      return NOWHERE;
  }
}

/** Only the first game of the day counts; later ones raise the number of tries. */
function dailyCount({ id, history: { state } }: TableGame, date: string): Counting {
  const entry = dailyEntry(date);
  return {
    look: [entry.name],
    count(found, setAside) {
      const first = opened(entry, found);
      makeRoom(entry, found, setAside);
      const outcome = state.result === 'victory' ? 'victory' : 'defeat';
      const here = { id, date, outcome, floor: state.floor, bossMet: state.boss !== null, turns: state.turn } as const;
      const daily: DailyResult = { ...(first ?? here), tries: Math.min((first?.tries ?? 0) + 1, LIMITS.counter) };
      return { changes: new Map([[entry.name, daily]]), facts: {} };
    },
  };
}

/** Adds the game to the sheets of its heroes. A hero without a sheet gets a new one. */
function campaignCount({ history: { state } }: TableGame): Counting {
  const report = reportOf(state);
  return {
    look: report.heroes.map((hero) => sheetEntry(hero).name),
    count(found, setAside) {
      const recorded: Recorded[] = [];
      for (const hero of report.heroes) {
        const entry = sheetEntry(hero);
        const written = recordGame(opened(entry, found) ?? newSheet(hero), report);
        if (!written.ok) continue;
        makeRoom(entry, found, setAside);
        recorded.push(written.value);
      }
      const changes = recorded.map(({ sheet }) => [sheetEntry(sheet.hero).name, sheet] as const);
      return { changes: new Map(changes), facts: { marks: marksOf(recorded) } };
    },
  };
}

/** Adds the game to its gauntlet. A gauntlet that was given up, or that only a newer version can read, stays as it is. */
function gauntletCount({ history: { state, origin } }: TableGame): Counting {
  return {
    look: [GAUNTLET.name],
    count(found) {
      const gauntlet = opened(GAUNTLET, found);
      if (gauntlet === null || nextDelve(gauntlet)?.seed !== origin.seed) return NOTHING;
      const written = recordDelve(gauntlet, reportOf(state));
      if (!written.ok) return NOTHING;
      return { changes: new Map([[GAUNTLET.name, written.value.gauntlet]]), facts: { marks: marksOf(written.value.recorded) } };
    },
  };
}

function marksOf(recorded: readonly Recorded[]): ChronicleEntry['marks'] {
  return recorded.map(({ earned, lost }) => ({ hero: earned.hero, earned: earned.marks, lost }));
}
