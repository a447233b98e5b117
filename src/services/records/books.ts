import { LIMITS } from '../../engine/kernel';
import { newSheet, nextDelve, type Recorded, recordDelve, recordGame, reportOf } from '../../engine/onedeck';
import type { Drawers } from '../storage/cabinet';
import type { SetAside } from '../storage/edits';
import { dailyDrawer, GAUNTLET, makeRoom, opened, sheetDrawer } from './drawers';
import type { ChronicleEntry, DailyResult, EndedGame } from './entry';

/** Where a game counts besides the chronicle. */
export interface Book {
  readonly look: readonly string[];
  write(found: Drawers, setAside: SetAside): Written;
}

export interface Written {
  readonly changes: readonly (readonly [key: string, value: unknown])[];
  readonly marks: ChronicleEntry['marks'];
}

const NOTHING: Written = { changes: [], marks: [] };
const NO_BOOK: Book = { look: [], write: () => NOTHING };

export function bookOf(game: EndedGame): Book {
  switch (game.mode.kind) {
    case 'daily':
      return dailyBook(game, game.mode.date);
    case 'campaign':
      return campaignBook(game);
    case 'gauntlet':
      return gauntletBook(game);
    default:
      return NO_BOOK;
  }
}

/** The first game of the day counts; the others are only tries. */
function dailyBook({ id, history: { state } }: EndedGame, date: string): Book {
  const drawer = dailyDrawer(date);
  return {
    look: [drawer.key],
    write(found, setAside) {
      const first = opened(drawer, found);
      makeRoom(drawer, found, setAside);
      const outcome = state.result === 'victory' ? 'victory' : 'defeat';
      const here = { id, date, outcome, floor: state.floor, bossMet: state.boss !== null, turns: state.turn } as const;
      const daily: DailyResult = { ...(first ?? here), tries: Math.min((first?.tries ?? 0) + 1, LIMITS.counter) };
      return { changes: [[drawer.key, daily]], marks: [] };
    },
  };
}

/** A hero without a sheet begins one. */
function campaignBook({ history: { state } }: EndedGame): Book {
  const report = reportOf(state);
  return {
    look: report.heroes.map((hero) => sheetDrawer(hero).key),
    write(found, setAside) {
      const recorded: Recorded[] = [];
      for (const hero of report.heroes) {
        const drawer = sheetDrawer(hero);
        const written = recordGame(opened(drawer, found) ?? newSheet(hero), report);
        if (!written.ok) continue;
        makeRoom(drawer, found, setAside);
        recorded.push(written.value);
      }
      const changes = recorded.map(({ sheet }) => [sheetDrawer(sheet.hero).key, sheet] as const);
      return { changes, marks: marksOf(recorded) };
    },
  };
}

/** A gauntlet that was given up meanwhile, or that only a newer version can read, stays as it is: only the chronicle tells of the game. */
function gauntletBook({ history: { state, origin } }: EndedGame): Book {
  return {
    look: [GAUNTLET.key],
    write(found) {
      const gauntlet = opened(GAUNTLET, found);
      if (gauntlet === null || nextDelve(gauntlet)?.seed !== origin.seed) return NOTHING;
      const written = recordDelve(gauntlet, reportOf(state));
      if (!written.ok) return NOTHING;
      return { changes: [[GAUNTLET.key, written.value.gauntlet]], marks: marksOf(written.value.recorded) };
    },
  };
}

function marksOf(recorded: readonly Recorded[]): ChronicleEntry['marks'] {
  return recorded.map(({ earned, lost }) => ({ hero: earned.hero, earned: earned.marks, lost }));
}
