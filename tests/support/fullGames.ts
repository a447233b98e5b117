import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/engine/kernel';
import type { Setup, State } from '../../src/engine/onedeck';
import type { Beginning } from '../../tools/fuzz/games';
import { type Played, playOut } from '../../tools/fuzz/play';

export interface Batch {
  readonly name: string;
  readonly setups: readonly Setup[];
  readonly gamesPerSetup: number;
  readonly potions?: number;
  /** Phases, commands and events that these games have to show, or the search would not see much. */
  readonly mustSee?: readonly string[];
}

/** Every game is looked at after every command, now and then with everything there is; one in ten is played twice. */
export function describeFullGames({ name, setups, gamesPerSetup, potions, mustSee = [] }: Batch): void {
  describe(name, () => {
    const seen = new Set<string>();
    for (const dungeon of new Set(setups.map((setup) => setup.dungeon))) {
      it(`every game in ${dungeon} is sound from beginning to end`, { timeout: 60_000 }, () => {
        const here = setups.filter((setup) => setup.dungeon === dungeon);
        for (const [at, setup] of here.entries()) {
          for (let game = 0; game < gamesPerSetup; game++) {
            const seed = `${name}/${dungeon}/${at}/${game}`;
            const beginning = { setup, seed, ...(potions === undefined ? {} : { potions }) };
            checkGame(beginning, (at + game) % 10 === 0, seen);
          }
        }
      });
    }
    if (mustSee.length > 0) {
      it('nothing that can happen is left out', () => {
        expect(mustSee.filter((what) => !seen.has(what))).toEqual([]);
      });
    }
  });
}

function checkGame(beginning: Beginning, twice: boolean, seen: Set<string>): void {
  const played = playOut(beginning, {
    see({ after, command, events }) {
      seen.add(after.phase).add(command.type);
      for (const { type } of events) seen.add(type);
    },
  });
  expect(played.failure?.why ?? null, whereOf(beginning, played)).toBeNull();
  expect(played.last.result, whereOf(beginning, played)).not.toBeNull();
  if (twice) expect(replayed(beginning, played), whereOf(beginning, played)).toBe(hashOf(played.last));
}

function replayed(beginning: Beginning, { commands }: Played): string {
  const again = playOut(beginning);
  const same = JSON.stringify(again.commands) === JSON.stringify(commands);
  return same ? hashOf(again.last satisfies State) : 'the same seed gives another game';
}

function whereOf(beginning: Beginning, { commands }: Played): string {
  return `${JSON.stringify(beginning)} after ${commands.length} commands`;
}
