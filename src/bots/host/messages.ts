import type { BotId, Seat, Seed } from '../../engine/kernel';

/** All that a bot is told, as it goes to a worker. */
export interface Question {
  readonly id: number;
  /** Names the game to whoever loads bots. */
  readonly game: string;
  readonly bot: BotId;
  readonly seat: Seat;
  /** What this seat may know. */
  readonly view: unknown;
  readonly seed: Seed;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly command: unknown }
  | { readonly id: number; readonly ok: false; readonly problem: string };

/** Where questions go. They are answered in the order in which they are asked. */
export interface BotPort {
  ask(question: Question): void;
  /** Nothing is heard from it any more. */
  end(): void;
}

export interface BotListener {
  answered(answer: Answer): void;
  /** It will answer nothing more. */
  broken(problem: unknown): void;
}

export type OpenPort = (listener: BotListener) => BotPort;
