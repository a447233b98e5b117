import { type Command, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import { aimFor } from '../commands';
import { type Aim, idOf } from '../targets';

/** Returns the legal commands that an aim stands for. */
export function commandsFor(aim: Aim, state: State): readonly Command[] {
  const wanted = idOf(aim);
  return oneDeckDungeon.legal(state).filter((command) => {
    const own = aimFor(command, state);
    return own !== null && idOf(own) === wanted;
  });
}
