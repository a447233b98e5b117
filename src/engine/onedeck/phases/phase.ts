import type { Rejection } from '../../kernel';
import type { CommandOf, CommandType } from '../commands';
import type { State } from '../state';
import type { Telling } from '../telling';

/** Everything there is to know about one command: when it may be given, in which forms, and what follows. */
export interface Act<Type extends CommandType> {
  whyIllegal(state: State, command: CommandOf<Type>): Rejection | null;
  /** Every form of the command worth asking about now; those that `whyIllegal` refuses are left out by the caller. */
  forms(state: State): readonly CommandOf<Type>[];
  carryOut(telling: Telling, command: CommandOf<Type>): void;
}
