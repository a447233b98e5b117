import { newSheet, nextDelve, type Recorded, recordDelve, recordGame, reportOf } from '../../../engine/onedeck';
import { COUNTS_NOWHERE, countingDaily, countingInRun, makeRoom, opened } from '../../../services';
import type { Counting } from '../../contract';
import type { TableGame } from '../table';
import type { ChronicleEntry } from './chronicleEntry';
import { dailyEntry, GAUNTLET, sheetEntry } from './entries';

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
      return COUNTS_NOWHERE;
  }
}

function dailyCount({ id, history: { state } }: TableGame, date: string): Counting {
  const outcome = state.result === 'victory' ? 'victory' : 'defeat';
  const here = { id, date, outcome, floor: state.floor, bossMet: state.boss !== null, turns: state.turn } as const;
  return countingDaily(dailyEntry(date), here);
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

/** Adds the game to its gauntlet. */
function gauntletCount({ history: { state, origin } }: TableGame): Counting {
  return countingInRun(GAUNTLET, (gauntlet) => {
    if (nextDelve(gauntlet)?.seed !== origin.seed) return null;
    const written = recordDelve(gauntlet, reportOf(state));
    return written.ok ? { run: written.value.gauntlet, facts: { marks: marksOf(written.value.recorded) } } : null;
  });
}

function marksOf(recorded: readonly Recorded[]): ChronicleEntry['marks'] {
  return recorded.map(({ earned, lost }) => ({ hero: earned.hero, earned: earned.marks, lost }));
}
