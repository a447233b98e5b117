import type { BotId, Seat, Seed } from '../../engine/kernel';

/** The question to a bot, as it is posted to a worker. */
export interface Question {
  readonly id: number;
  /** Names the game to whoever loads bots. */
  readonly game: string;
  readonly bot: BotId;
  readonly seat: Seat;
  /** The view of this seat. */
  readonly view: unknown;
  readonly seed: Seed;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly command: unknown }
  | { readonly id: number; readonly ok: false; readonly problem: string };

/** Takes questions and answers them in order. */
export interface BotPort {
  ask(question: Question): void;
  /** Ends it. Its listener is not called any more. */
  end(): void;
}

export interface BotListener {
  answered(answer: Answer): void;
  /** Called when it has failed. It answers nothing more. */
  broken(problem: unknown): void;
}

export type OpenPort = (listener: BotListener) => BotPort;
