import { rollDie, type Seed, type Stream, seededStream } from '../engine/kernel';
import type { Luck } from '../games/contract';

/** Luck that follows from a seed. */
export class SeededLuck implements Luck {
  private stream: Stream<number>;
  private named = 0;
  constructor(private readonly seed: Seed) {
    this.stream = seededStream(seed, 'advisor');
  }

  below(choices: number): number {
    const { value, stream } = rollDie(this.stream, choices);
    this.stream = stream;
    return value - 1;
  }

  freshSeed(): Seed {
    this.named++;
    return `${this.seed}/${this.named}` as Seed;
  }
}
