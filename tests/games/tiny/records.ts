import * as v from 'valibot';
import { type Parsed, refuse, toReplay } from '../../../src/engine/kernel';
import type { EndedGame, GameRecords, TableGame } from '../../../src/games/contract';
import type { Phrase } from '../../../src/table';
import type { State } from '../../support/tinyFacts';
import { tinyGame } from '../../support/tinyGame';
import type { TinyHistory } from '../../support/tinyPlay';

interface TinyTableGame extends TableGame {
  readonly history: TinyHistory;
}

/** A game of Burglary in the chronicle. */
export interface TinyEntry extends EndedGame {
  readonly points: readonly [left: number, right: number];
}

const RULES = tinyGame();
const mode = v.strictObject({ kind: v.picklist(['free', 'practice']) });
const points = v.pipe(v.number(), v.safeInteger());
const entry = v.strictObject({
  id: v.string(),
  date: v.string(),
  outcome: v.picklist(['victory', 'defeat']),
  game: v.literal(String(RULES.id)),
  mode,
  replay: v.nullable(v.string()),
  points: v.tuple([points, points]),
});

export function captionOf({ night }: State): Phrase {
  return { key: 'burglary.caption', params: { night: String(night) } };
}

export const tinyRecords: GameRecords = {
  rules: RULES,
  parseMode: (data) => parseWith(mode, data),
  caption: captionOf,
  factsOf({ history }: TinyTableGame) {
    const outcome = RULES.outcome(history.state);
    const { left, right } = history.state.scores;
    const result = outcome.over && outcome.result === 'defeat' ? 'defeat' : 'victory';
    const replay = toReplay(RULES, history);
    return { outcome: result, replay: replay.ok ? replay.value : null, points: [left, right] };
  },
  parseEnded: (data): Parsed<TinyEntry> => parseWith(entry, data),
  counting: () => ({ look: [], count: () => ({ changes: new Map(), facts: {} }) }),
  parseEntry: () => null,
  entryWords: () => null,
  countWords: () => [],
};

function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown): Parsed<Value> {
  const { success, output } = v.safeParse(schema, data);
  return success ? { ok: true, value: output } : refuse('entryWrong');
}
