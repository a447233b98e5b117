import { expect, it } from 'vitest';
import { hashOf, offerOf, type Seed } from '../../../src/engine/kernel';
import { oneDeckDungeon, type State } from '../../../src/engine/onedeck';
import { setupOf } from '../../../tools/bench/games';
import { askedOf } from '../../support/attacks';
import { picker } from '../../support/picker';

const SIZES = [1, 2, 4] as const;
const { count, seed } = askedOf('offers');

it(`comes to the same states by offers as by lists, in ${count} games`, { timeout: 600_000 }, () => {
  for (let game = 0; game < count; game++) playBothWays(`offers ${seed} ${game}` as Seed, game);
});

/** Offers make one command and do not check it; lists make all, and each command is checked when it is given. */
function playBothWays(seed: Seed, game: number): void {
  const pick = picker(seed);
  const start = oneDeckDungeon.start(setupOf(game, SIZES[game % SIZES.length] ?? 1), seed);
  let [quick, plain]: [State, State] = [start, start];
  while (quick.result === null) {
    const offered = offerOf(oneDeckDungeon, quick);
    const place = pick(offered.length);
    const listed = oneDeckDungeon.legal(plain);
    const command = listed[place];
    expect([offered.length, offered.at(place)], seed).toEqual([listed.length, command]);
    if (command === undefined) return;
    const [one, other] = [offered.take(place), oneDeckDungeon.step(plain, command)];
    if (!other.ok) throw new Error(`a listed command was refused: ${other.rejection.key}`);
    expect([hashOf(one.state), hashOf(one.events)], seed).toEqual([hashOf(other.state), hashOf(other.events)]);
    [quick, plain] = [one.state, other.events.reduce(oneDeckDungeon.evolve, plain)];
  }
  expect(hashOf(plain), seed).toBe(hashOf(quick));
}
