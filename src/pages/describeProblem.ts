const LONGEST = 2000;

/** Describes a thrown value for a report: name, message and stack of an error, or else the value. */
export function describeProblem(problem: unknown): string {
  try {
    return withCause(problem, 0).slice(0, LONGEST);
  } catch {
    return 'A value was thrown that cannot be read.';
  }
}

/** The number of nested causes that the text includes. */
const DEEPEST = 3;

function withCause(problem: unknown, depth: number): string {
  const text = wordsFor(problem);
  if (!isRecord(problem) || problem['cause'] === undefined || depth === DEEPEST) return text;
  return `${text}\nCaused by: ${withCause(problem['cause'], depth + 1)}`;
}

function wordsFor(problem: unknown): string {
  if (problem === undefined || problem === null) return 'Nothing was thrown that says what broke.';
  if (typeof problem === 'string') return problem.trim() === '' ? 'An empty text was thrown.' : problem;
  if (!isRecord(problem)) return `A ${typeof problem} was thrown: ${textOr(JSON.stringify(problem), 'it has no text')}`;
  return isErrorLike(problem) ? errorWords(problem) : objectWords(problem);
}

interface ErrorLike {
  readonly name?: unknown;
  readonly message: string;
  readonly stack?: unknown;
}

/** Errors of other frames, and those of the browser, need not be instances of this page's `Error`. */
function isErrorLike(problem: object): problem is ErrorLike {
  return 'message' in problem && typeof problem.message === 'string';
}

/** Chrome's stack begins with name and message; those of Firefox and Safari have the places only. */
function errorWords({ name, message, stack }: ErrorLike): string {
  const title = [textOr(name, 'Error'), message].filter((part) => part !== '').join(': ');
  const places = textOr(stack, '');
  return places.includes(message) && places.startsWith(textOr(name, '')) ? places : [title, places].join('\n').trim();
}

function objectWords(problem: object): string {
  if (problem instanceof Event) return `An event of type "${problem.type}" was thrown.`;
  const words: unknown = JSON.stringify(problem);
  return `A value was thrown that is no error: ${textOr(words, Object.prototype.toString.call(problem))}`;
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
