import * as v from 'valibot';

/**
 * The path of what is wrong with foreign data, for the message. A field that nobody knows comes first: it is often the
 * misspelt name of one that is missing.
 */
export function placeOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const unknownField = issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never');
  return v.getDotPath(unknownField ?? issues[0]) ?? '';
}
