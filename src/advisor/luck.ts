import { rollDie, type Seed, type Stream, seededStream } from '../engine/kernel';

/** A bot's own chance. The streams of the game are never drawn from, nor looked at (R33). */
export class Luck {
  private stream: Stream<number>;
  private named = 0;
  constructor(private readonly seed: Seed) {
    this.stream = seededStream(seed, 'advisor');
  }

  /** A number from 0 up to, and without, the number of choices. */
  below(choices: number): number {
    const { value, stream } = rollDie(this.stream, choices);
    this.stream = stream;
    return value - 1;
  }

  /** The seed of one more imagined table. */
  freshSeed(): Seed {
    this.named++;
    return `${this.seed}/${this.named}` as Seed;
  }
}

/** How hard to think: in imagined games one look has to do. */
export interface Mind {
  readonly luck: Luck;
  readonly samples: number;
  readonly payments: number;
}
