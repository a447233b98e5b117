import { Game, Scale, WEBGL } from 'phaser';
import { keepTweensSteady } from './steadyTweens';

/** Makes a game whose canvas lies nowhere yet, for this size of the page at so many pixels for each of its points. */
export function openGame(
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  density: number,
): Game {
  keepTweensSteady();
  return new Game({
    type: WEBGL,
    parent: null,
    width: Math.round(clientWidth * density),
    height: Math.round(clientHeight * density),
    backgroundColor: '#0c0a10',
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    render: { antialiasGL: false },
    scale: { mode: Scale.NONE, zoom: 1 / density },
    // Mouse, finger and pen are listened to on the canvas itself: see `listenToPointer`.
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
  });
}

/** Ends a game and its canvas. */
export function closeGame(game: Game): void {
  // Phaser removes the canvas a frame later; until then it would push another one aside.
  game.canvas.remove();
  game.destroy(true);
  // A sleeping loop does not destroy itself; it has to be woken after `destroy`, or it falls asleep again.
  game.loop.wake();
}
