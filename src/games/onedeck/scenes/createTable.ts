import type { Game } from 'phaser';
import {
  Afterimage,
  awaitAbsent,
  BootScene,
  type Counts,
  closeGame,
  countsOf,
  densityIn,
  followDensity,
  followGraphics,
  guardFrames,
  keepStill,
  MotionPolicy,
  openGame,
  type Stillness,
} from '../../../scenes';
import { followTilt, screenOf } from '../../../table';
import type { PictureParts } from '../../contract';
import type { Fading, OneDeckTuning, Shown, TableLayout, TableMotions } from '../table';
import { type Hand, Pointing } from './Pointing';
import { TableScene } from './TableScene';
import { TheatreScene } from './theatre/TheatreScene';

const POINTER = ['pointermove', 'pointerdown', 'pointerup'] as const;

export interface TableParts extends PictureParts {
  readonly tuning: OneDeckTuning;
}

export interface Table extends TableMotions, Fading {
  show(shown: Shown): void;
  refuse(sentence: string): void;
  /** Null until something is shown. */
  layout(): TableLayout | null;
  /** Handles for the debug scene: the number of objects, a hand, and the eye, -1 to 1 across and down. */
  counts(): Counts;
  readonly hand: Hand;
  look(x: number, y: number): void;
  /** Restarts idle motion and ends entrances; from now on frames count for exactly the time that they took. */
  rewind(): void;
  destroy(): void;
}

/** Puts the canvas into the page, and resolves once everything on it can be drawn. */
export async function createTable(parts: TableParts): Promise<Table> {
  const { parent } = parts;
  const end = new AbortController();
  const density = densityIn(parent);
  const game = openGame(parent, density);
  guardFrames(game, parts);
  const policy = new MotionPolicy(game, { tuning: parts.tuning, setting: parts.motion });
  let stir = (): void => undefined;
  const { scene, theatre, absent } = await ready(game, { ...parts, life: end.signal, density, policy, onArrived: () => stir() });
  const still = keepStill(game, () => policy.mayMove() || theatre.isMoving || scene.isMoving);
  ({ stir } = still);
  awaitAbsent(absent, parts, end.signal);
  const pointing = new Pointing({
    ...parts,
    scene,
    canvas: game.canvas,
    onTurn: parts.onResize,
    during: (motion) => void still.during(motion),
  });
  const before = new Afterimage({
    scene,
    canvas: game.canvas,
    draw: () => game.step(performance.now(), 0),
    timing: () => parts.tuning.motions.stillFade,
  });
  const checkDensity = followDensity({ parent, density, onStale: parts.onStale }, end.signal);
  return tableOf(game, { ...parts, end, checkDensity, density, scene, theatre, still, policy, pointing, before });
}

function tableOf(game: Game, watched: Watched): Table {
  const { scene, still, policy, pointing, before, fades } = watched;
  const stopWatching = watch(game, watched);
  const fade = (signal?: AbortSignal): Promise<void> => still.during(before.fade(signal));
  return {
    show(shown) {
      policy.touch();
      pointing.stop();
      watched.checkDensity();
      const isOver = scene.shown?.busy === true && !shown.busy;
      if (isOver && fades()) before.hold();
      scene.show(shown);
      // The next question fades in as well; the players need not wait for it.
      if (isOver) void fade();
      pointing.refresh();
      still.stir();
    },
    refuse(sentence) {
      scene.refuse(sentence);
      still.stir();
    },
    layout: () => scene.layout,
    ...handlesOf(game, watched),
    play: (gesture, move) => still.during(scene.play(gesture, move)),
    hold: () => before.hold(),
    fade,
    destroy() {
      watched.end.abort();
      before.drop();
      pointing.destroy();
      stopWatching();
      closeGame(game);
    },
  };
}

/** Returns the handles for the debug scene. */
function handlesOf(game: Game, { scene, theatre, still, pointing }: Watched): Pick<Table, 'counts' | 'hand' | 'look' | 'rewind'> {
  return {
    counts: () => countsOf(game),
    hand: pointing,
    look: (x, y) => theatre.eye.look(x, y),
    rewind() {
      game.loop.smoothStep = false;
      theatre.rewind();
      scene.rewind();
      still.stir();
    },
  };
}

interface Watched extends TableParts {
  /** Ends everything that would call back later. */
  readonly end: AbortController;
  readonly checkDensity: () => void;
  readonly density: number;
  readonly scene: TableScene;
  readonly theatre: TheatreScene;
  readonly still: Stillness;
  readonly policy: MotionPolicy;
  readonly pointing: Pointing;
  readonly before: Afterimage;
}

/** Follows the size of the page and its texts, the pointer, and the graphics. Returns a function that ends it. */
function watch(game: Game, watched: Watched): () => void {
  const { parent, density, scene, theatre, tuning, still, policy, pointing, before, textScale } = watched;
  const refit = (): void => {
    game.scale.resize(Math.round(parent.clientWidth * density), Math.round(parent.clientHeight * density));
    pointing.stop();
    before.drop();
    scene.cameras.main.setSize(game.scale.width, game.scale.height);
    scene.fit(screenOf(parent, textScale()));
    pointing.refresh();
    still.stir();
    watched.onResize();
  };
  const size = new ResizeObserver(refit);
  size.observe(parent);
  followGraphics(game.canvas, watched, watched.end.signal);
  const onTilt = (x: number, y: number): void => theatre.eye.look(x, y);
  const unsubscribes = [watched.onTextScale(refit), watched.onPalette(refit), followTilt(tuning.light.tilt, onTilt)];
  const onPointer = ({ clientX: x, clientY: y }: PointerEvent): void => {
    theatre.eye.look((x / parent.clientWidth) * 2 - 1, (y / parent.clientHeight) * 2 - 1);
    policy.touch();
    still.stir();
  };
  for (const type of POINTER) parent.addEventListener(type, onPointer);
  return () => {
    size.disconnect();
    for (const unsubscribe of unsubscribes) unsubscribe();
    for (const type of POINTER) parent.removeEventListener(type, onPointer);
  };
}

interface Readied extends TableParts {
  readonly life: AbortSignal;
  readonly density: number;
  readonly policy: MotionPolicy;
  readonly onArrived: () => void;
}

interface Ready {
  readonly scene: TableScene;
  readonly theatre: TheatreScene;
  readonly absent: readonly string[];
}

function ready(game: Game, parts: Readied): Promise<Ready> {
  const { parent, density, gallery, life, onMissing: missing, onArrived, textScale, tuning, policy, pace } = parts;
  const shared = { gallery, life, tuning, missing, onArrived, pace };
  return new Promise((settle) => {
    let absent: readonly string[] = [];
    const theatre = new TheatreScene({ ...shared, mayMove: () => policy.mayMove() });
    const scene = new TableScene({ ...shared, theatre, onReady: () => settle({ scene, theatre, absent }) });
    const start = (left: readonly string[]): void => {
      absent = left;
      game.scene.start('theatre', { density });
      game.scene.start('table', { screen: screenOf(parent, textScale()), density });
    };
    const unit = Math.max(parent.clientWidth / 1280, parent.clientHeight / 720, 1);
    game.scene.add('theatre', theatre, false);
    game.scene.add('table', scene, false);
    game.scene.add('boot', new BootScene({ scale: unit * density, gallery, life, missing, onLoaded: start }), true);
  });
}
