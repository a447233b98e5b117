import type { State } from '../../../engine/onedeck';
import type { OddsAnswers, OddsQuestion } from '../../../engine/onedeck/odds';

/** A question as it is posted to a worker. */
export interface Asked {
  readonly id: number;
  /** What the party may know, and nothing else. */
  readonly view: State;
  readonly question: OddsQuestion;
}

export type AnyAnswer = OddsAnswers[keyof OddsAnswers];

export type Answered =
  | { readonly id: number; readonly ok: true; readonly answer: AnyAnswer }
  | { readonly id: number; readonly ok: false; readonly problem: string };

/** The page's side of a worker that counts odds. */
export interface OddsWorker {
  onmessage: ((message: { readonly data: Answered }) => void) | null;
  onerror: ((problem: { readonly message: string }) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}
