import type { Fact, Game } from './game';
import { canonicalJson } from './json';
import { offerOf } from './offer';

/** Numbers beyond this are not worth their letters: the command is spelled out. */
const MOST = 2 ** 30;

/**
 * Numbers a legal command, so that saves and links need not spell it out: by its place in the list of `legal`, and behind
 * that list by the listed command that it is a variant of. Null for a command that is neither.
 */
export function commandNumber<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  state: State,
  command: Command,
): number | null {
  const listed = game.legal(state);
  const wanted = canonicalJson(command);
  const place = listed.findIndex((one) => one.type === command.type && canonicalJson(one) === wanted);
  return place >= 0 ? place : variantNumber(game, state, { listed, command });
}

/** Returns the command with this number; undefined where there is none. */
export function commandAt<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  state: State,
  place: number,
): Command | undefined {
  const offered = offerOf(game, state);
  if (place < offered.length || offered.length === 0) return offered.at(place);
  const behind = place - offered.length;
  const listed = offered.at(behind % offered.length);
  return listed === undefined ? undefined : game.variants?.at(state, listed, Math.floor(behind / offered.length));
}

function variantNumber<Setup, State, Command extends Fact, Event extends Fact>(
  { variants }: Game<Setup, State, Command, Event>,
  state: State,
  { listed, command }: { readonly listed: readonly Command[]; readonly command: Command },
): number | null {
  if (variants === undefined) return null;
  for (const [at, one] of listed.entries()) {
    const number = one.type === command.type ? variants.numberOf(state, one, command) : null;
    const place = number === null ? MOST : listed.length * (number + 1) + at;
    if (place < MOST) return place;
  }
  return null;
}
