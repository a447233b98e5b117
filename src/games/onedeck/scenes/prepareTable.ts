import type { Game } from 'phaser';
import type { Visit } from '../../../scenes';
import { Afterimage, type Counts, countsOf, keepStill, MotionPolicy, type Stillness } from '../../../scenes';
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
  prepare(shown: Shown): Promise<void>;
  refuse(sentence: string, thing?: string): void;
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

/** Waits for all that is needed. The answer lays the table on the stage, when the one before is gone. */
export async function prepareTable(parts: TableParts): Promise<() => Table> {
  const enter = await parts.stage.prepare(parts);
  return () => layTable(enter(), parts);
}

function layTable(visit: Visit, parts: TableParts): Table {
  const { game, life } = visit;
  const policy = new MotionPolicy(game, { tuning: parts.tuning, setting: parts.motion, life });
  let stir = (): void => undefined;
  const { scene, theatre } = addScenes(visit, { ...parts, policy, onArrived: () => stir() });
  const still = keepStill(game, { life, isMoving: () => policy.mayMove() || theatre.isMoving || scene.isMoving });
  ({ stir } = still);
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
  return tableOf(visit, { ...parts, scene, theatre, still, policy, pointing, before });
}

function tableOf(visit: Visit, watched: Watched): Table {
  const { scene, still, policy, pointing, before, fades } = watched;
  watch(visit, watched);
  const fade = (signal?: AbortSignal): Promise<void> => still.during(before.fade(signal));
  return {
    show(shown) {
      policy.touch();
      pointing.stop();
      visit.checkDensity();
      const isOver = scene.shown?.busy === true && !shown.busy;
      if (isOver && fades()) before.hold();
      scene.show(shown);
      // The next question fades in as well; the players need not wait for it.
      if (isOver) void fade();
      pointing.refresh();
      still.stir();
    },
    prepare: (shown) => scene.prepare(shown),
    refuse(sentence, thing) {
      scene.refuse(sentence);
      if (thing !== undefined) void still.during(scene.shake(thing));
      still.stir();
    },
    layout: () => scene.layout,
    ...handlesOf(visit.game, watched),
    play: (gesture, move) => still.during(scene.play(gesture, move)),
    hold: () => before.hold(),
    fade,
    destroy() {
      before.drop();
      pointing.destroy();
      visit.end();
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
  readonly scene: TableScene;
  readonly theatre: TheatreScene;
  readonly still: Stillness;
  readonly policy: MotionPolicy;
  readonly pointing: Pointing;
  readonly before: Afterimage;
}

/** Follows the size of the page and its texts, and the pointer, until the visit ends. */
function watch({ game, cover, life }: Visit, watched: Watched): void {
  const { parent, scene, theatre, tuning, still, policy, pointing, before, textScale } = watched;
  const refit = (): void => {
    cover();
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
  const onTilt = (x: number, y: number): void => theatre.eye.look(x, y);
  const unsubscribes = [watched.onTextScale(refit), watched.onPalette(refit), followTilt(tuning.light.tilt, onTilt)];
  const onPointer = ({ clientX: x, clientY: y }: PointerEvent): void => {
    theatre.eye.look((x / parent.clientWidth) * 2 - 1, (y / parent.clientHeight) * 2 - 1);
    policy.touch();
    still.stir();
  };
  for (const type of POINTER) parent.addEventListener(type, onPointer, { signal: life });
  life.addEventListener('abort', () => {
    size.disconnect();
    for (const unsubscribe of unsubscribes) unsubscribe();
  });
}

interface SceneParts extends TableParts {
  readonly policy: MotionPolicy;
  readonly onArrived: () => void;
}

function addScenes(
  { add, density, life }: Visit,
  { parent, gallery, onMissing: missing, onArrived, textScale, tuning, policy, pace }: SceneParts,
): { readonly scene: TableScene; readonly theatre: TheatreScene } {
  const shared = { gallery, life, tuning, missing, onArrived, pace };
  const theatre = new TheatreScene({ ...shared, mayMove: () => policy.mayMove() });
  const scene = new TableScene({ ...shared, theatre });
  add('theatre', theatre, { density });
  add('table', scene, { screen: screenOf(parent, textScale()), density });
  return { scene, theatre };
}
