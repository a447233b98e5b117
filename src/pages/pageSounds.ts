import type { PageSound } from '../games/contract';

/** The names of the sounds on the sheet of a game. A game that has none of a name is silent there. */
const ON_SHEET: Readonly<Record<PageSound, string>> = {
  press: 'button',
  choose: 'dieTaken',
  turn: 'page',
  hero: 'itemTaken',
  mark: 'boxCovered',
  talent: 'skillLearnt',
  takeBack: 'undo',
  refused: 'refused',
  record: 'lanternLit',
  counted: 'boxCounted',
  won: 'victory',
  lost: 'defeat',
};
const PRESSED = 'button, a[href], summary';
const CHOSEN = '[type="radio"], [type="checkbox"]';

/**
 * Makes presses and choices on the pages audible. Returns the player of every other moment: what it plays during a press is heard
 * instead of the press.
 */
export function pageSounds(pages: HTMLElement, playSheet: (sound: string) => void): (sound: PageSound) => void {
  let isAnswered = false;
  const play = (sound: PageSound): void => {
    isAnswered = true;
    playSheet(ON_SHEET[sound]);
  };
  const begin = (): void => {
    isAnswered = false;
  };
  const answer = ({ type, target }: Event): void => {
    if (isAnswered || !(target instanceof Element)) return;
    if (type === 'change' ? target.matches(CHOSEN) : target.closest(PRESSED) !== null)
      play(type === 'change' ? 'choose' : 'press');
  };
  for (const type of ['click', 'change']) {
    pages.addEventListener(type, begin, true);
    pages.addEventListener(type, answer);
  }
  return play;
}
