import { toReplay, toSave } from '../engine/kernel';
import type { AnyGame, AnyHistory } from '../games/contract';
import { describeProblem, showCrash } from '../pages';
import type { Translate } from '../table';
import { faultOf, isOurs } from './faults';

export interface FaultParts {
  readonly page?: Window;
  /** The folder that the page is in: what lies there is our own code. */
  readonly base?: string;
  readonly onCrash: (problem: unknown) => void;
  readonly log: (problem: unknown) => void;
}

/** Listens for errors that nobody caught: our own end the game, the others are logged, each once. The answer ends it. */
export function watchFaults({ page = window, base = new URL('.', document.baseURI).href, onCrash, log }: FaultParts): () => void {
  const logged = new Set<string>();
  const hear = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const fault = faultOf(event);
    if (isOurs(fault, base)) onCrash(fault.problem);
    else if (isNew(describeProblem(fault.problem), logged)) log(fault.problem);
  };
  page.addEventListener('error', hear);
  page.addEventListener('unhandledrejection', hear);
  return () => {
    page.removeEventListener('error', hear);
    page.removeEventListener('unhandledrejection', hear);
  };
}

/** More different ones than this are not logged. */
const MOST = 50;

function isNew(words: string, logged: Set<string>): boolean {
  if (logged.has(words) || logged.size >= MOST) return false;
  logged.add(words);
  return true;
}

export interface Crashed {
  readonly problem: unknown;
  readonly version: string;
  /** Null when there was no game. */
  readonly played: { readonly rules: AnyGame; readonly history: AnyHistory } | null;
  readonly translate: Translate;
  /** Ends the table: nothing may play on behind the panel. */
  readonly close: () => void;
  readonly log: (problem: unknown) => void;
}

/** Ends whatever is under way and shows the crash panel. What fails in doing so is logged: the panel comes in any case. */
export function crash({ problem, version, played, translate, close, log }: Crashed): void {
  const attempt = <Value>(act: () => Value): Value | null => {
    try {
      return act();
    } catch (other) {
      log(other);
      return null;
    }
  };
  log(problem);
  const request = attempt(() => (played === null ? null : requestFor(played)));
  attempt(close);
  showCrash({ problem, request, version }, translate);
}

/** Opens this game where rules are asked by programs. One that began in the middle fits into no replay. */
function requestFor({ rules, history }: NonNullable<Crashed['played']>): unknown {
  const replay = toReplay(rules, history);
  return replay.ok ? { do: 'replay', replay: replay.value } : { do: 'load', save: toSave(rules, history) };
}
