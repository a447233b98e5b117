import type { Listing } from '../../kernel';
import type { Command } from '../commands';

/** Entries of another list, each as a command when it is asked for. */
export class Mapped<Value> implements Listing<Command> {
  constructor(
    private readonly values: Listing<Value>,
    private readonly commandOf: (value: Value) => Command,
  ) {}

  get length(): number {
    return this.values.length;
  }

  at(place: number): Command | undefined {
    const value = place < 0 ? undefined : this.values.at(place);
    return value === undefined ? undefined : this.commandOf(value);
  }
}

/** Every pair of two lists: the second changes fastest. */
export class Pairs<One, Other> implements Listing<Command> {
  constructor(
    private readonly ones: readonly One[],
    private readonly others: readonly Other[],
    private readonly commandOf: (one: One, other: Other) => Command,
  ) {}

  get length(): number {
    return this.ones.length * this.others.length;
  }

  at(place: number): Command | undefined {
    if (place < 0 || place >= this.length) return undefined;
    const [one, other] = [Math.floor(place / this.others.length), place % this.others.length];
    return this.commandOf(this.ones[one] as One, this.others[other] as Other);
  }
}

/** Every set of entries that is not empty, in the order of the entries. */
export class Subsets<Value> implements Listing<readonly Value[]> {
  constructor(private readonly values: readonly Value[]) {}

  get length(): number {
    return 2 ** this.values.length - 1;
  }

  at(place: number): readonly Value[] | undefined {
    if (place < 0 || place >= this.length) return undefined;
    return this.values.filter((_, at) => ((place + 1) & (1 << at)) !== 0);
  }
}

/** Lists one after the other. */
export class Joined implements Listing<Command> {
  readonly length: number;

  constructor(private readonly parts: readonly Listing<Command>[]) {
    let length = 0;
    for (const part of parts) length += part.length;
    this.length = length;
  }

  at(place: number): Command | undefined {
    let left = place;
    for (const part of this.parts) {
      if (left < part.length) return left < 0 ? undefined : part.at(left);
      left -= part.length;
    }
    return undefined;
  }
}
