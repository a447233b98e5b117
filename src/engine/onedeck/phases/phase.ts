import { type Listing, type Rejection, shown } from '../../kernel';
import type { CommandOf, CommandType } from '../commands';
import type { HeroId } from '../ids';
import { reject } from '../rejections';
import type { Encounter, Phase, Stage, State } from '../state';
import type { Telling } from '../telling';

/** Everything there is to know about one command in one phase. */
export interface Act<Type extends CommandType> {
  whyIllegal(state: State, command: CommandOf<Type>): Rejection | null;
  /** Every distinct command that `whyIllegal` passes now. */
  list(state: State): readonly CommandOf<Type>[] | Listing<CommandOf<Type>>;
  /** Tells what happens, and answers with the stage that follows; null stays in the phase. */
  carryOut(telling: Telling, command: CommandOf<Type>): Stage | null;
}

export type Acts = { readonly [Type in CommandType]?: Act<Type> };

/** What happens without being asked, up to the next stage; null where the party has to decide. */
export type StageRun = (telling: Telling) => Stage | null;

/** Waits for a decision. */
export function ask(telling: Telling, phase: Phase, next: Stage | null = null): null {
  const { state } = telling;
  if (state.phase !== phase || state.next !== next) telling.tell({ type: 'phaseBegun', phase, next });
  return null;
}

export function whyNotFighting({ heroes }: Pick<Encounter, 'heroes'>, hero: unknown): Rejection | null {
  return heroes.includes(hero as HeroId) ? null : reject('noSuchHero', { hero: shown(hero) });
}
