import { ROOM_IDS } from '../../../engine/paper';
import {
  Afterimage,
  countsOf,
  Gestures,
  keepStill,
  listenToPointer,
  type Point,
  type Stillness,
  type Visit,
} from '../../../scenes';
import { type Place, screenOf } from '../../../table';
import type { PictureParts } from '../../contract';
import type { PaperLayout, PaperPicture, PaperTuning, Shown } from '../table';
import { Carrying } from './Carrying';
import { listenToMap } from './listenToMap';
import { MapHand } from './MapHand';
import { PaperScene } from './PaperScene';

export interface PaperTableParts extends PictureParts {
  readonly tuning: PaperTuning;
}

export interface PaperTable extends PaperPicture {
  show(shown: Shown): void;
  prepare(shown: Shown): Promise<void>;
  layout(): PaperLayout | null;
  /** For those who tune: does with dice what a pointer does. */
  readonly hand: PaperHand;
}

export interface PaperHand {
  /** Returns whether there is a die that can be lifted. */
  lift(die: string, at: Point): boolean;
  carry(to: Point): void;
  putBack(): void;
}

interface OnStage {
  readonly visit: Visit;
  readonly scene: PaperScene;
  readonly still: Stillness;
  /** What was on show before, while it fades. */
  readonly before: Afterimage;
}

/** Waits for all that is needed. The answer lays the table on the stage, when the one before is gone. */
export async function prepareTable(parts: PaperTableParts): Promise<() => PaperTable> {
  const enter = await parts.stage.prepare(parts);
  return () => {
    const visit = enter();
    const { game, density, life } = visit;
    const { gallery, onMissing: missing, pace } = parts;
    const scene = new PaperScene(parts.tuning, { gallery, missing, pace, life });
    visit.add('paper', scene, { screen: screenOf(parts.parent, parts.textScale()), density });
    const still = keepStill(game, { life, isMoving: () => scene.isMoving });
    const draw = (): void => game.step(performance.now(), 0);
    const before = new Afterimage({ scene, canvas: game.canvas, draw, timing: () => parts.tuning.motions.stillFade });
    const laid = { visit, scene, still, before };
    return tableOf(laid, { ...follow(laid, parts), onMoved: parts.onResize });
  };
}

function tableOf({ visit, scene, still, before }: OnStage, { gestures, carrying, onMoved }: Followed & Moving): PaperTable {
  return {
    show(shown) {
      visit.checkDensity();
      gestures.stop();
      scene.show(shown);
      gestures.refresh();
      still.stir();
    },
    prepare: (shown: Shown) => scene.prepare(shown),
    refuse(sentence) {
      scene.refuse(sentence);
      still.stir();
    },
    play: (beat, move, landed) => still.during(scene.play(beat, move, landed)),
    hand: handOf(carrying, still),
    hold: () => before.hold(),
    fade: (signal) => still.during(before.fade(signal)),
    layout: () => scene.layout,
    counts: () => countsOf(visit.game),
    rewind: () => still.stir(),
    look: () => undefined,
    reveal(id) {
      const room = ROOM_IDS.find((one) => id === `to-${one}`);
      if (room === undefined || !scene.reveal(room)) return;
      still.stir();
      onMoved();
    },
    destroy() {
      before.drop();
      gestures.stop();
      visit.end();
    },
  };
}

/** Draws after each move of the hand. */
function handOf(carrying: Carrying, { stir }: Stillness): PaperHand {
  return {
    lift: (id, at) => carrying.lift({ id }, at),
    carry(to) {
      carrying.carry(to);
      stir();
    },
    putBack() {
      carrying.putBack();
      stir();
    },
  };
}

interface Followed {
  readonly gestures: Gestures;
  readonly carrying: Carrying;
}

interface Moving {
  readonly onMoved: () => void;
}

/** Follows the size of the page and its texts, and the pointer, until the table is closed. */
function follow({ visit: { game, cover, life }, scene, still, before }: OnStage, parts: PaperTableParts): Followed {
  const { parent, onResize } = parts;
  const refit = (): void => {
    cover();
    gestures.stop();
    before.drop();
    scene.cameras.main.setSize(game.scale.width, game.scale.height);
    scene.fit(screenOf(parent, parts.textScale()));
    still.stir();
    onResize();
  };
  const size = new ResizeObserver(refit);
  size.observe(parent);
  const hover = (place: Place | null): void => {
    game.canvas.style.cursor = place?.pressed === true ? 'pointer' : 'default';
    scene.hover(place);
    still.stir();
  };
  const during = (motion: Promise<void>): void => void still.during(motion);
  const carrying = new Carrying({ ...parts, scene, during });
  const mapHand = new MapHand({ map: scene, stir: still.stir, onMoved: onResize });
  const gestures = gesturesOn(scene, { ...parts, hover, carrying, mapHand, stir: still.stir });
  const ends = [
    () => size.disconnect(),
    listenToPointer(game.canvas, gestures),
    listenToMap(game.canvas, mapHand),
    parts.onTextScale(refit),
    parts.onPalette(refit),
  ];
  life.addEventListener('abort', () => {
    for (const stop of ends) stop();
  });
  return { gestures, carrying };
}

interface Pointed extends PictureParts {
  readonly hover: (place: Place | null) => void;
  readonly carrying: Carrying;
  readonly mapHand: MapHand;
  readonly stir: () => void;
}

function gesturesOn(scene: PaperScene, pointed: Pointed): Gestures {
  const { hover, carrying, mapHand, stir, onTap, onPress, onHold, onLetGo, onExplain } = pointed;
  return new Gestures({
    placeAt: (at) => scene.placeAt(at),
    onDown: onTap,
    onTap: (place, at) => !mapHand.tap(place, at) && place.pressed && onPress(place.id),
    onHold: ({ id, pressed }) => pressed && onHold(id),
    onLetGo,
    onMenu: () => false,
    onHover: hover,
    onExplain: (place) => onExplain(place?.id ?? null, place?.rect ?? null),
    onLift: (place, at) => mapHand.grab(place, at) || carrying.lift(place, at),
    onCarry(at) {
      if (mapHand.drag(at)) return;
      carrying.carry(at);
      stir();
    },
    onDrop(at) {
      if (mapHand.release()) return;
      carrying.drop(at);
      stir();
    },
    onPutBack() {
      if (mapHand.release()) return;
      carrying.putBack();
      stir();
    },
  });
}
