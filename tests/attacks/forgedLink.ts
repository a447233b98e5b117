import { advance, beginHistory, canonicalJson, digest, type Fact, type Seed } from '../../src/engine/kernel';
import { asciiJsonBytes, numberBytes, toBase64Url } from '../../src/engine/kernel/bytes';
import type { AnyGame, AnyHistory } from '../../src/games/contract';
import { type Chance, mutated, oneOf } from './mutate';

/** The header of the link to a game. */
export function headerOf(game: AnyGame, { origin: { setup, seed, script, practice } }: AnyHistory): object {
  return { game: game.id, rules: game.rulesVersion, setup, seed, script, practice };
}

export interface Forgery {
  readonly game: AnyGame;
  readonly header: unknown;
  /** Stands in for a setup that is refused. */
  readonly setup: unknown;
}

/** Commands of a forged game, at most. */
const MOST = 40;
const SEED = 'attacked' as Seed;

/**
 * A link whose check is right for the state that its commands lead to, as far as they are legal: a forger can compute it, and only
 * what reads header and commands can refuse the link then.
 */
export function forgedLink({ game, header, setup }: Forgery, chance: Chance): string {
  let history = begun({ game, header, setup });
  let commands: readonly number[] = [];
  const count = chance(MOST);
  for (let left = count; left > 0; left--) {
    const legal = game.legal(history.state);
    const command = legal[chance(legal.length)];
    if (command === undefined) break;
    const { bytes, given } = spelled({ game, command, place: legal.indexOf(command) }, chance);
    commands = [...commands, ...bytes];
    const next = given === null ? null : advance(game, history, given);
    if (next?.ok === true) history = next.history;
  }
  const told = chance(10) === 0 ? count + oneOf([1, -1, 2 ** 31, 20_001], chance) : count;
  const bytes = [...asciiJsonBytes(header), ...numberBytes(Math.max(0, told)), ...commands];
  const [word] = digest(toBase64Url(bytes) + canonicalJson(history.state));
  return `L1-${toBase64Url([...bytes, word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])}`;
}

/** The game that a header begins, or another one where the header is to be refused. */
function begun({ game, header, setup }: Forgery): AnyHistory {
  const data = (typeof header === 'object' && header !== null ? header : {}) as Readonly<Record<string, unknown>>;
  const parsed = game.parseSetup(data['setup']);
  const isSeed = typeof data['seed'] === 'string' && data['seed'] !== '';
  return beginHistory(game, {
    setup: parsed.ok ? parsed.value : setup,
    seed: isSeed ? (data['seed'] as Seed) : SEED,
    practice: data['practice'] === true,
  });
}

interface Legal {
  readonly game: AnyGame;
  readonly command: Fact;
  readonly place: number;
}

/** A command as its place, spelled out, or changed on the way; `given` is the command that is to be read, if one can be. */
function spelled(
  { game, command, place }: Legal,
  chance: Chance,
): { readonly bytes: readonly number[]; readonly given: Fact | null } {
  const way = chance(40);
  if (way === 0) return { bytes: numberBytes(oneOf([10_000, 2 ** 40, 2 ** 50], chance)), given: null };
  if (way === 1) return { bytes: [0, 255, 255, 255, 255, 255, 255, 255], given: null };
  if (way < 5) {
    const changed = mutated(command, chance);
    const parsed = game.parseCommand(changed);
    return { bytes: [0, ...asciiJsonBytes(changed)], given: parsed.ok ? parsed.value : null };
  }
  if (way < 8) return { bytes: [0, ...asciiJsonBytes(command)], given: command };
  // A longer spelling of the same number.
  if (way === 8) return { bytes: [((place + 1) & 127) | 128, ...numberBytes(Math.floor((place + 1) / 128))], given: command };
  return { bytes: numberBytes(place + 1), given: command };
}
