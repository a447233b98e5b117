import type { Rejection } from '../../kernel';
import type { CommandOf, CommandType } from '../commands';
import type { State } from '../state';
import type { Telling } from '../telling';

/** Everything there is to know about one command, once it is clear that it may be given now. */
export interface Act<Type extends CommandType> {
  /** `place` is that of the seat that has to act. */
  whyIllegal(state: State, place: number, command: CommandOf<Type>): Rejection | null;
  carryOut(telling: Telling, command: CommandOf<Type>): void;
}

export type Acts = { readonly [Type in CommandType]: Act<Type> };
