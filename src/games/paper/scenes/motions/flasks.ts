import { around, glide, LIGHTS, middleOf, playTween, ringOut, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { MotionStage, Move } from './stage';

/** The rows of flasks. */
const ROWS = 3;
/** The side of a flask, in sizes of letters, and the colour of an empty one. */
const FLASK = 3.2;
const EMPTY = 0x6a5a48;

interface Pour {
  readonly from: Rect;
  readonly to: Rect;
}

/** A flask flies to the satchel, and fills on its way. */
export async function fillFlask({ scene, layout: { text } }: MotionStage, { from, to }: Pour, move: Move): Promise<void> {
  const side = text * FLASK;
  await withProps(scene, async (props) => {
    const flask = props.image('mark/flask', around(middleOf(from), side)).setTint(EMPTY);
    const drink = props.image('mark/flask', around(middleOf(from), side)).setTint(LIGHTS.green);
    const clock = { share: 0 };
    const onUpdate = (): void => {
      const full = drink.height * (1 - Math.min(1, clock.share * 1.25));
      drink.setPosition(flask.x, flask.y).setDisplaySize(flask.displayWidth, flask.displayHeight).setAlpha(flask.alpha);
      drink.setCrop(0, full, drink.width, drink.height - full);
    };
    onUpdate();
    const { signal, ...timing } = move;
    await Promise.all([
      glide(flask, { to: around(middleOf(to), side * 0.8), arc: 0.2, high: 0.4 }, move),
      playTween(scene, { ...timing, targets: clock, share: 1, onUpdate }, signal),
    ]);
    props.sparks(
      middleOf(to),
      { count: 8, size: text * 0.6, speed: text * 6, fall: 0 },
      { light: LIGHTS.green, lifespan: move.duration },
    );
    await ringOut(props, { at: middleOf(to), reach: side * 1.4, light: LIGHTS.green }, move);
  });
}

/** Light runs along a row of flasks that is full, to what it gives. */
export async function glowAlong(
  { scene }: MotionStage,
  { rect, row }: { readonly rect: Rect; readonly row: number },
  move: Move,
): Promise<void> {
  const high = rect.height / (ROWS + 1);
  const y = rect.y + high * (row + 0.5);
  const light = (x: number, wide: number): Rect => around({ x, y }, wide, high * 2.2);
  await withProps(scene, async (props) => {
    const glow = props.glow(light(rect.x, rect.width * 0.3), LIGHTS.gold).setAlpha(1);
    await glide(
      glow,
      { to: light(rect.x + rect.width * 0.78, rect.width * 0.5), alpha: 0.7 },
      { ...move, duration: move.duration * 1.7 },
    );
  });
}
