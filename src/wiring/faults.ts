/** An error that reached the window: nobody caught it. */
export interface Fault {
  /** The thrown value, or the browser's words where it hands over none. */
  readonly problem: unknown;
  /** The script that threw it, where the browser says so. */
  readonly script: string;
}

/** Browsers send this as an error when sizes are still changing at the end of a frame; nothing is lost by it. */
const NOTICE = /^ResizeObserver loop/;
const ADDRESS = /[a-z][a-z-]*:\/\/[^\s()'"]+/g;
const SCRIPT = /\.[cm]?[jt]sx?(?:[?#:]|$)/;

export function faultOf(event: ErrorEvent | PromiseRejectionEvent): Fault {
  if (!('message' in event)) return { problem: event.reason, script: '' };
  const problem: unknown = event.error ?? placed(event);
  return { problem, script: event.filename };
}

/**
 * Returns whether this game's own code made the error. Extensions, the browser's notices and operations that were called off do so too, and
 * none of them is a reason to end a game. `base` is the address of the folder that the page is in.
 */
export function isOurs({ problem, script }: Fault, base: string): boolean {
  const { name, message, stack } = partsOf(problem);
  if (name === 'AbortError' || NOTICE.test(message)) return false;
  // The innermost place counts: an extension that wraps the page's functions has ours further out.
  const [address] = [...addressesIn(stack.replace(message, '')), ...addressesIn(script), ...addressesIn(message)];
  return address?.startsWith(base) === true && SCRIPT.test(address.slice(base.length));
}

function placed({ message, filename, lineno, colno }: ErrorEvent): string {
  return filename === '' ? message : `${message} (${filename}:${lineno}:${colno})`;
}

function partsOf(problem: unknown): Readonly<Record<'name' | 'message' | 'stack', string>> {
  if (typeof problem === 'string') return { name: '', message: problem, stack: '' };
  const part = (key: string): string => {
    const value: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, key) : '';
    return typeof value === 'string' ? value : '';
  };
  return { name: part('name'), message: part('message'), stack: part('stack') };
}

const addressesIn = (text: string): readonly string[] => text.match(ADDRESS) ?? [];
