/**
 * The words of Chromium, Firefox and Safari for a module that did not come, or that came from another build; and those of Vite for a
 * style sheet.
 */
const MISSING =
  /dynamically imported module|Importing a module script failed|(does not|doesn't) provide an export|Importing binding name|Unable to preload CSS/;

/** A file of the game that is no module did not come. */
export class FileMissing extends Error {}

/** Returns whether an import failed because code did not come, and not because of a mistake in it. */
export function isCodeMissing(problem: unknown): boolean {
  return problem instanceof FileMissing || (problem instanceof Error && MISSING.test(problem.message));
}
