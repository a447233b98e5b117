import * as v from 'valibot';
import type { Parsed } from '../../engine/kernel';
import { parsedBy } from '../parsedBy';

const LONGEST = 10_000;
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST));

const Timing = v.strictObject({
  duration: milliseconds,
  ease: v.pipe(v.string(), v.nonEmpty()),
  delay: v.exactOptional(milliseconds),
});

/** Strict in both directions: a misspelt motion is as wrong as a missing one. */
export function parseTuning<Motion extends string>(
  data: unknown,
  motions: readonly Motion[],
): Parsed<Readonly<Record<Motion, Readonly<v.InferOutput<typeof Timing>>>>> {
  return parsedBy(v.strictObject(v.entriesFromList(motions, Timing)), data, 'tuningWrong');
}
