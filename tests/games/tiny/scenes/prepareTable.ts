import type { PictureParts, TablePicture } from '../../../../src/games/contract';
import {
  countsOf,
  Gestures,
  keepStill,
  listenToPointer,
  type Stillness,
  type TweenTiming,
  type Visit,
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
  readonly visit: Visit;
  readonly scene: TinyScene;
  readonly still: Stillness;
}

/** Waits for all that is needed. The answer lays the table on the stage, when the one before is gone. */
export async function prepareTable(parts: PictureParts): Promise<() => TinyPicture> {
  const enter = await parts.stage.prepare(parts);
  return () => {
    const visit = enter();
    const { game, density, life } = visit;
    const scene = new TinyScene();
    visit.add('burglary', scene, { screen: screenOf(parts.parent, parts.textScale()), density });
    const laid = { visit, scene, still: keepStill(game, { life }) };
    follow(laid, parts);
    return pictureOf(laid);
  };
}

function pictureOf({ visit, scene, still }: Laid): TinyPicture {
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
    counts: () => countsOf(visit.game),
    rewind: () => still.stir(),
    look: () => undefined,
    destroy: () => visit.end(),
  };
}

/** Follows the size of the page and its texts, and the pointer, until the table is closed. */
function follow({ visit: { game, cover, life }, scene, still }: Laid, parts: PictureParts): void {
  const { parent, onTap, onPress, onExplain, onResize } = parts;
  const refit = (): void => {
    cover();
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
    onMenu: () => false,
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
  life.addEventListener('abort', () => {
    for (const stop of ends) stop();
  });
}
