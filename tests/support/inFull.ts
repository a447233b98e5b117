const IS_SAMPLE = process.env['TEST_SAMPLE'] === '1';
const AT_LENGTH = process.env['AT_LENGTH'] === 'yes';

/** How much of a long search a run takes on: `npm test` all of it, `npm run check` and mutation testing a sample. */
export function inFull<Value>(all: Value, sample: Value): Value {
  return IS_SAMPLE ? sample : all;
}

/** The same where the search is so long that `npm test` takes on a share of it, and `npm run at-length` the whole. */
export function atLength<Value>(whole: Value, share: Value, sample: Value): Value {
  return AT_LENGTH ? whole : inFull(share, sample);
}

export function everyNth<Value>(values: readonly Value[], nth: number): readonly Value[] {
  return values.filter((_, at) => at % nth === 0);
}
