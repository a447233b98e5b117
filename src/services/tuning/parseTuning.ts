import * as v from 'valibot';
import { type Parsed, refuse } from '../../engine/kernel';
import { EASES } from './eases';

/** The shape of tuning data, for code that does not know what is tuned. */
export type TuningSheet = Readonly<Record<string, Readonly<Record<string, TuningRecord>>>>;
export type TuningRecord = Readonly<Record<string, number | string>>;

/** The reasons for which a value is refused; `tuning.must.…` has their texts. */
export type Must = 'record' | 'there' | 'absent' | 'number' | 'time' | 'positive' | 'whole' | 'share' | 'ease';

const LONGEST = 10_000;
const MOST = 100_000;

const within = (must: Must, low: number, high: number) => v.pipe(v.number(must), v.minValue(low, must), v.maxValue(high, must));
const time = within('time', 0, LONGEST);
const share = within('share', 0, 1);
/** Something is divided by these values. */
const positive = within('positive', 1, MOST);

/** Fields that mean the same wherever they stand; every other is a number. */
const FIELDS: Readonly<Record<string, v.GenericSchema<unknown, number | string>>> = {
  duration: time,
  delay: time,
  ease: v.picklist(EASES, 'ease' satisfies Must),
  count: v.pipe(within('whole', 0, 1000), v.integer('whole' satisfies Must)),
  alpha: share,
  chance: share,
  volume: share,
  period: positive,
  half: positive,
  waking: positive,
};
const anyNumber = within('number', -MOST, MOST);

/**
 * Strict in both directions: a misspelt name is as wrong as a missing one. What has to be there is what the game's own file
 * has; a motion may have a delay that it does not have there.
 */
export function parseTuning(data: unknown, like: TuningSheet): Parsed<TuningSheet> {
  const sections = mapped(like, (names, section) => exactly(mapped(names, (record) => recordLike(record, section))));
  const parsed = v.safeParse(exactly(sections), data, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return refuse('tuningWrong', { path: v.getDotPath(issue) ?? '', must: issue.message });
}

function recordLike(record: TuningRecord, section: string) {
  const fields = mapped(record, (_, field) => FIELDS[field] ?? anyNumber);
  return exactly<number | string>(section === 'motions' ? { ...fields, delay: v.exactOptional(time) } : fields);
}

/** An object with these keys and no others. */
function exactly<Value>(entries: Readonly<Record<string, v.GenericSchema<unknown, Value>>>) {
  return v.strictObject(entries, ({ expected, input }): Must => {
    if (expected === 'never') return 'absent';
    return input === undefined ? 'there' : 'record';
  });
}

function mapped<From, To>(from: Readonly<Record<string, From>>, to: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value, key)]));
}
