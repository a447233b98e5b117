import type { Game } from 'phaser';
import type { PictureParts, TablePicture } from '../../../../src/games/contract';
import {
  awaitAbsent,
  BootScene,
  closeGame,
  countsOf,
  densityIn,
  followDensity,
  followGraphics,
  Gestures,
  guardFrames,
  keepStill,
  listenToPointer,
  openGame,
  type Stillness,
  type TweenTiming,
} from '../../../../src/scenes';
import { screenOf } from '../../../../src/table';
import type { Shown, TinyLayout } from '../table';
import { TinyScene } from './TinyScene';

export interface TinyPicture extends TablePicture {
  show(shown: Shown): void;
  layout(): TinyLayout | null;
  find(move: TweenTiming): Promise<void>;
}

interface Laid {
  readonly game: Game;
  readonly scene: TinyScene;
  readonly still: Stillness;
  readonly end: AbortController;
  readonly density: number;
}

/** Puts the canvas into the page, and resolves once everything on it can be drawn. */
export async function createTable(parts: PictureParts): Promise<TinyPicture> {
  const density = densityIn(parts.parent);
  const game = openGame(parts.parent, density);
  const end = new AbortController();
  guardFrames(game, parts);
  const { scene, absent } = await ready(game, { ...parts, density, life: end.signal });
  awaitAbsent(absent, parts, end.signal);
  const laid = { game, scene, density, end, still: keepStill(game) };
  followDensity({ ...parts, density }, end.signal);
  followGraphics(game.canvas, parts, end.signal);
  follow(laid, parts);
  return pictureOf(laid);
}

function pictureOf({ game, scene, still, end }: Laid): TinyPicture {
  return {
    show(shown) {
      scene.show(shown);
      still.stir();
    },
    refuse(sentence) {
      scene.refuse(sentence);
      still.stir();
    },
    find: (move) => still.during(scene.find(move)),
    layout: () => scene.layout,
    counts: () => countsOf(game),
    rewind: () => still.stir(),
    look: () => undefined,
    destroy() {
      end.abort();
      closeGame(game);
    },
  };
}

interface Readied extends PictureParts {
  readonly density: number;
  readonly life: AbortSignal;
}

function ready(game: Game, parts: Readied): Promise<{ readonly scene: TinyScene; readonly absent: readonly string[] }> {
  const { density, gallery, life, onMissing: missing } = parts;
  return new Promise((settle) => {
    let absent: readonly string[] = [];
    const scene = new TinyScene(() => settle({ scene, absent }));
    const start = (left: readonly string[]): void => {
      absent = left;
      game.scene.start('burglary', { screen: screenOf(parts.parent, parts.textScale()), density });
    };
    game.scene.add('burglary', scene, false);
    game.scene.add('boot', new BootScene({ scale: density, gallery, life, missing, onLoaded: start }), true);
  });
}

/** Follows the size of the page and its texts, and the pointer, until the table is closed. */
function follow({ game, scene, still, end: { signal }, density }: Laid, parts: PictureParts): void {
  const { parent, onTap, onPress, onExplain, onResize } = parts;
  const refit = (): void => {
    game.scale.resize(Math.round(parent.clientWidth * density), Math.round(parent.clientHeight * density));
    scene.cameras.main.setSize(game.scale.width, game.scale.height);
    scene.fit(screenOf(parent, parts.textScale()));
    still.stir();
    onResize();
  };
  const size = new ResizeObserver(refit);
  size.observe(parent);
  const gestures = new Gestures({
    placeAt: (at) => scene.placeAt(at),
    onDown: onTap,
    onTap: ({ id, pressed }) => pressed && onPress(id),
    onHover: (place) => {
      game.canvas.style.cursor = place?.pressed === true ? 'pointer' : 'default';
    },
    onExplain: (place) => onExplain(place?.id ?? null, place?.rect ?? null),
    onLift: () => false,
    onCarry: () => undefined,
    onDrop: () => undefined,
    onPutBack: () => undefined,
  });
  const ends = [
    () => size.disconnect(),
    listenToPointer(game.canvas, gestures),
    parts.onTextScale(refit),
    parts.onPalette(refit),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of ends) stop();
  });
}
