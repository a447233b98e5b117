import type { GameObjects, Scene } from 'phaser';
import { DICE, faceOf } from '../../../../../engine/paper';
import {
  type DiceGround,
  middleOf,
  type NumberedDie,
  type Pen,
  type Piece,
  painted,
  SharedTexture,
  tiltOf,
} from '../../../../../scenes';
import { inset, type Rect } from '../../../../../table';
import type { DieView, PaperLayout, Shown } from '../../../table';
import { inks } from '../../inks';
import { paintMark } from '../marks';
import { dieIn, facesIn } from './diceFaces';
import { type DieFace, paintDieFace, traceDie } from './paintDieFace';

interface Lying extends DieFace {
  readonly now: DieView['now'];
  /** In degrees: dice lie as they fell. */
  readonly tilt: number;
}

/** Light and shadow around a die. */
const BLEED = 14;
/** How far a die in the hand rises, and how much larger it is, in parts of its side. */
const LIFT = { rise: 0.08, grown: 1.08 } as const;
/** Dice that are written or set aside stand back. */
const DIM = 0.42;

/** Draws the six dice of all parties as they lie. */
export class Dice implements DiceGround {
  private readonly texture: SharedTexture;
  private sides: readonly number[] = [];
  private rects: readonly (Rect | undefined)[] = [];
  private free: readonly number[] = [];

  constructor(private readonly scene: Scene) {
    this.texture = new SharedTexture(scene, DICE.length);
  }

  /** Adds the picture of a die that lies there, while dice are in the air. */
  picture(die: NumberedDie, at: Rect): GameObjects.Image {
    const { scene } = this;
    const side = at.width;
    const key = painted(scene, { name: `paper die ${die.color} ${die.value}`, width: side, height: side }, (pen, { width }) =>
      facesIn(scene).paint(pen, die, { x: 1, y: 1, side: width - 2 }),
    );
    const { x, y } = middleOf(at);
    return scene.add.image(x, y, key).setDisplaySize(side, side).setAngle(tiltOf(die.id));
  }

  /** Lifts a die that can be used: the answer is its picture, while its place is empty. */
  lift(die: number): GameObjects.Image | null {
    const [side, rect] = [this.sides[die], this.rects[die]];
    if (side === undefined || rect === undefined || !this.free.includes(die)) return null;
    this.takeUp([die]);
    return this.picture(dieIn(die, side), rect);
  }

  /** Hides dice that are in the air. */
  takeUp(ids: readonly number[]): void {
    for (const id of ids) this.texture.images[id]?.setAlpha(0);
  }

  /** Shows all dice where they lie. */
  layDown(): void {
    for (const image of this.texture.images) image.setAlpha(1);
  }

  sync({ state, dice }: Shown, layout: PaperLayout): void {
    const pieces = DICE.map((colour, at): Piece | null => {
      const die = dice.find((one) => one.die === at);
      const place = layout.dice[at];
      if (die === undefined || place === undefined) return null;
      const tilt = die.now === 'held' ? 0 : tiltOf(at);
      const lying = { rect: restOf(place, die.now), colour, ...faceOf(state.dice, at), now: die.now, tilt };
      return { rect: lying.rect, bleed: BLEED, shows: lying, draw: (pen) => paintLying(this.scene, pen, lying) };
    });
    this.texture.paint(pieces);
    this.sides = state.dice;
    this.rects = pieces.map((piece) => piece?.rect);
    this.free = dice.filter(({ now }) => now === 'free' || now === 'held').map(({ die }) => die);
  }
}

/** Returns the place of a die in its column: a square, raised when it is in the hand. */
export function restOf({ x, y, width, height }: Rect, now: DieView['now']): Rect {
  const base = Math.min(width, height) * 0.82;
  const side = now === 'held' ? base * LIFT.grown : base;
  const rise = now === 'held' ? base * LIFT.rise : 0;
  return { x: x + (width - side) / 2, y: y + (height - side) / 2 - rise, width: side, height: side };
}

function paintLying(scene: Scene, pen: Pen, lying: Lying): void {
  const { x, y } = middleOf(lying.rect);
  pen.save();
  pen.translate(x, y);
  pen.rotate((lying.tilt * Math.PI) / 180);
  pen.translate(-x, -y);
  paintUpright(scene, pen, lying);
  pen.restore();
}

function paintUpright(scene: Scene, pen: Pen, face: Lying): void {
  const { rect, colour, now } = face;
  const isBack = now === 'used' || now === 'skull' || now === 'done';
  pen.save();
  pen.globalAlpha = isBack ? DIM : 1;
  traceDie(pen, colour, rect);
  pen.shadowColor = now === 'held' ? 'rgb(255 205 110 / 95%)' : 'rgb(0 0 0 / 80%)';
  pen.shadowBlur = now === 'held' ? rect.width * 0.36 : rect.width * 0.12;
  pen.shadowOffsetY = now === 'held' ? 0 : rect.width * 0.05;
  pen.fillStyle = '#2A1C12';
  pen.fill();
  pen.restore();
  pen.save();
  pen.globalAlpha = isBack ? DIM : 1;
  paintDieFace(scene, pen, face);
  pen.restore();
  if (now === 'held') {
    traceDie(pen, colour, inset(rect, -2));
    pen.lineWidth = 2.5;
    pen.strokeStyle = inks().gold;
    pen.stroke();
  }
  if (now === 'used') paintMark(scene, pen, { key: 'mark/quill', colour: '#FFFFFF', rect: inset(rect, rect.width * 0.2) });
}
