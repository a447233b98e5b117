import type { Rejection } from '../../kernel';
import type { CommandOf, CommandType } from '../commands';
import type { PlayerSeat, State } from '../state';
import type { Telling } from '../telling';

/** A seat that gives a command, and the state in which it does. */
export interface Giving {
  readonly state: State;
  readonly seat: PlayerSeat;
}

/** Everything there is to know about one command, once it is clear that it may be given in this phase. */
export interface Act<Type extends CommandType> {
  whyIllegal(giving: Giving, command: CommandOf<Type>): Rejection | null;
  carryOut(telling: Telling, at: number, command: CommandOf<Type>): void;
}

export type Acts = { readonly [Type in CommandType]: Act<Type> };
