import { rollDie, type Seed, seededStream } from '../../src/engine/kernel';

/** Numbers from 0 up to, and without, the number of choices; the same for the same name. */
export function picker(name: string): (choices: number) => number {
  let stream = seededStream<number>(name as Seed, 'picker');
  return (choices) => {
    const draw = rollDie(stream, Math.max(1, choices));
    stream = draw.stream;
    return draw.value - 1;
  };
}
