import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnseen, leftOver, rollDie, type Seed, type Stream, seededStream, shuffle, UNSEEN } from '../../../src/engine/kernel';

const SEED = 'seed' as Seed;
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
type Card = (typeof CARDS)[number];

/** The values that 99.9 % of fair dice stay under, by the degrees of freedom. */
const CHI_SQUARE_LIMIT = { 5: 20.52, 7: 24.33, 35: 66.62 } as const;

describe('dice', () => {
  it('fall evenly in one long stream, and no number follows another too often', () => {
    const rolls = rolled(seededStream(SEED, 'dice'), 60_000);
    expect(
      chiSquare(
        rolls.map((value) => value - 1),
        6,
      ),
    ).toBeLessThan(CHI_SQUARE_LIMIT[5]);
    const pairs = rolls.slice(1).map((value, at) => (rolls[at] ?? 0) * 6 - 6 + value - 1);
    expect(chiSquare(pairs, 36)).toBeLessThan(CHI_SQUARE_LIMIT[35]);
  });

  it('fall evenly as the first roll of 60,000 games with neighbouring seeds', () => {
    const first = Array.from({ length: 60_000 }, (_, at) => rollDie(seededStream(String(at) as Seed, 'dice'), 6).value - 1);
    expect(chiSquare(first, 6)).toBeLessThan(CHI_SQUARE_LIMIT[5]);
  });

  it('take the script first, and then go on as if it had not been there', () => {
    const scripted = rolled(seededStream(SEED, 'dice', [6, 6, 1]), 8);
    expect(scripted).toEqual([6, 6, 1, ...rolled(seededStream(SEED, 'dice'), 5)]);
  });

  it.each([0, 7, -1, 0.5, 1.5, Number.NaN, 99])('pass over a scripted %d, which no die shows', (wrong) => {
    const [first = 0, second] = rolled(seededStream(SEED, 'dice', [wrong, 5]), 2);
    expect(first).toBe(rolled(seededStream(SEED, 'dice'), 1)[0]);
    expect(second).toBe(5);
  });

  it('show how much of the script was left over or overdrawn', () => {
    const streams = [0, 1, 2, 3].map((rolls) => rolledOn(seededStream<number>(SEED, 'dice', [1, 2]), rolls));
    expect(streams.map(leftOver)).toEqual([2, 1, 0, -1]);
  });

  it('go on after a trip through JSON as if nothing had been', () => {
    const half = rolledOn(seededStream(SEED, 'dice', [3]), 50);
    const back = JSON.parse(JSON.stringify(half)) as Stream<number>;
    expect(back).toStrictEqual(half);
    expect(rolled(back, 50)).toEqual(rolled(half, 50));
  });

  it('leave the stream they were drawn from as it was', () => {
    const stream = Object.freeze(seededStream<number>(SEED, 'dice'));
    Object.freeze(stream.rng);
    expect(rollDie(stream, 6)).toEqual(rollDie(stream, 6));
  });

  it('have as many sides as are asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.string({ minLength: 1 }), (sides, seed) => {
        const { value } = rollDie(seededStream(seed as Seed, 'dice'), sides);
        expect(Number.isInteger(value) && value >= 1 && value <= sides).toBe(true);
      }),
    );
  });
});

describe('decks', () => {
  it('are in the same order whatever was rolled', () => {
    const games = [0, 1, 500].map((rolls) => {
      const dice = rolledOn(seededStream(SEED, 'dice'), rolls);
      const first = shuffle(seededStream<readonly Card[]>(SEED, 'decks'), CARDS);
      return { dice: dice.drawn, orders: [first.value, shuffle(first.stream, CARDS).value] };
    });
    expect(new Set(games.map(({ dice }) => dice)).size).toBe(3);
    expect(new Set(games.map(({ orders }) => JSON.stringify(orders))).size).toBe(1);
  });

  it('have a stream of their own: the same numbers under another name are others', () => {
    expect(seededStream(SEED, 'decks').rng).not.toEqual(seededStream(SEED, 'dice').rng);
  });

  it('put every card on top equally often', () => {
    const tops = Array.from({ length: 40_000 }, (_, at) => order(String(at) as Seed)[0] ?? 'a');
    expect(
      chiSquare(
        tops.map((card) => CARDS.indexOf(card)),
        8,
      ),
    ).toBeLessThan(CHI_SQUARE_LIMIT[7]);
    const bottoms = Array.from({ length: 40_000 }, (_, at) => order(String(at) as Seed)[7] ?? 'a');
    expect(
      chiSquare(
        bottoms.map((card) => CARDS.indexOf(card)),
        8,
      ),
    ).toBeLessThan(CHI_SQUARE_LIMIT[7]);
  });

  it('keep all their cards, whatever the script asks for', () => {
    const cards = fc.array(fc.constantFrom<Card>(...CARDS), { maxLength: 12 });
    fc.assert(
      fc.property(cards, cards, (deck, wanted) => {
        const { value } = shuffle(seededStream<readonly Card[]>(SEED, 'decks', [wanted]), deck);
        expect([...value].sort()).toEqual([...deck].sort());
      }),
    );
  });

  it('show the scripted cards on top and the others in the order they would have had', () => {
    const plain = order(SEED);
    const scripted = order(SEED, [['h', 'b', 'h', 'x' as Card]]);
    expect(scripted).toEqual(['h', 'b', ...plain.filter((card) => card !== 'h' && card !== 'b')]);
  });

  it('use up one scripted order a shuffle', () => {
    const first = shuffle(seededStream<readonly Card[]>(SEED, 'decks', [['h'], ['g']]), CARDS);
    const second = shuffle(first.stream, CARDS);
    const third = shuffle(second.stream, CARDS);
    expect([first.value[0], second.value[0]]).toEqual(['h', 'g']);
    expect([first, second, third].map(({ stream }) => leftOver(stream))).toEqual([1, 0, -1]);
  });

  it('leave the cards they were made of in their place', () => {
    const cards = Object.freeze([...CARDS]);
    shuffle(seededStream<readonly Card[]>(SEED, 'decks', [['h']]), cards);
    expect(cards).toEqual(CARDS);
  });
});

function order(seed: Seed, script: readonly (readonly Card[])[] = []): readonly Card[] {
  return shuffle(seededStream<readonly Card[]>(seed, 'decks', script), CARDS).value;
}

function rolledOn(stream: Stream<number>, rolls: number): Stream<number> {
  let current = stream;
  for (let at = 0; at < rolls; at++) current = rollDie(current, 6).stream;
  return current;
}

function rolled(stream: Stream<number>, rolls: number): readonly number[] {
  const values: number[] = [];
  let current = stream;
  for (let at = 0; at < rolls; at++) {
    const draw = rollDie(current, 6);
    values.push(draw.value);
    current = draw.stream;
  }
  return values;
}

function chiSquare(values: readonly number[], kinds: number): number {
  const counts = new Array<number>(kinds).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? Number.NaN) + 1;
  const expected = values.length / kinds;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a stream in a view', () => {
  it('stays as it is when it is drawn from, after a trip through JSON too', () => {
    const copy = structuredClone(UNSEEN);
    expect([isUnseen(copy), rollDie(copy, 6).stream, shuffle(copy, ['b']).stream]).toEqual([true, UNSEEN, UNSEEN]);
  });

  it('orders cards so that their places say nothing', () => {
    expect(shuffle(UNSEEN, ['c', 'a', 'b']).value).toEqual(shuffle(UNSEEN, ['b', 'c', 'a']).value);
  });

  it('is told from every other, one that has come to a zero too', () => {
    expect([isUnseen(seededStream(SEED, 'dice')), isUnseen({ ...UNSEEN, rng: [0, 0, 0, 1] })]).toEqual([false, false]);
  });
});
