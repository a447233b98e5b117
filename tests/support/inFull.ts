const IS_SAMPLE = process.env['TEST_SAMPLE'] === '1';

/** How much of a long search a run takes on: `npm test` all of it, `npm run check` and mutation testing a sample. */
export function inFull<Value>(all: Value, sample: Value): Value {
  return IS_SAMPLE ? sample : all;
}

export function everyNth<Value>(values: readonly Value[], nth: number): readonly Value[] {
  return values.filter((_, at) => at % nth === 0);
}
