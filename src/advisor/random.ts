import { type Seed, the } from '../engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../engine/onedeck';
import { Luck } from './luck';

/** Whatever is listed, each as likely as the others. */
export function random(seed: Seed): (state: State) => Command {
  const luck = new Luck(seed);
  return (state) => {
    const listed = oneDeckDungeon.legal(state);
    return the(listed[luck.below(listed.length)], 'a legal command');
  };
}
