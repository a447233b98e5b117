import { type Gaze, inTurn, middleOf, type TweenTiming, tintOf, withProps } from '../../../../scenes';
import { hueOf } from '../views/diorama';
import { travel } from './eye';
import type { MotionStage, Perform, PerformersOf } from './stage';

type DoorMotions = PerformersOf<'doorPlaced' | 'doorOpened' | 'doorEntered' | 'doorFled'>;

/** Doors grow out of the wall and swing open; the eye goes in through them, and comes out again. */
export function doorMotions(stage: MotionStage): DoorMotions {
  const { parts } = stage;
  return {
    doorPlaced: ({ doors }, move) =>
      inTurn(doors, move, async (door, _, delay) => {
        await parts.doors[door]?.raise({ ...move, delay });
      }),
    doorOpened: doorOpened(stage),
    doorEntered: ({ door }, move) => throughDoor(stage, { door, way: 'in' }, move),
    doorFled: ({ door }, move) => throughDoor(stage, { door, way: 'out' }, move),
  };
}

/** A door opens; light falls through the gap onto the floor, as wide as the gap is. */
function doorOpened({ scene, parts }: MotionStage): Perform<'doorOpened'> {
  return ({ door, face }, move) =>
    withProps(scene, async (props) => {
      const sprite = parts.doors[door];
      if (sprite === undefined) return;
      const { x, y, width, height } = sprite.opening;
      const { hue, saturation } = hueOf(face.cards[0]?.card ?? '');
      const light = tintOf(hue, saturation, 66);
      const [beam, floor] = [props.glow(sprite.opening, light), props.glow(sprite.opening, light)];
      await sprite.swing(face, move, (gap) => {
        const middle = x + width * (1 - gap / 2);
        const wide = width * gap;
        // The light is brightest while the gap is narrow.
        const bright = move.alpha * Math.sin(Math.PI * Math.sqrt(gap));
        beam.setPosition(middle, y + height * 0.55).setDisplaySize(wide * 1.6 + height * 0.12, height * 1.2);
        beam.setAlpha(bright);
        floor.setPosition(middle, y + height).setDisplaySize(wide * move.spill + height * 0.2, height * 0.3);
        floor.setAlpha(bright);
      });
    });
}

/** Moves the eye through a door: it comes close, and the door before the middle of the picture. */
function throughDoor(
  stage: MotionStage,
  { door, way }: { readonly door: number; readonly way: 'in' | 'out' },
  { zoom, share, ...pace }: TweenTiming & { readonly zoom: number; readonly share: number },
): Promise<void> {
  const sprite = stage.parts.doors[door];
  const laid = stage.layout();
  if (sprite === undefined || laid === null || stage.shown()?.view.middle.kind !== 'doors') return Promise.resolve();
  const spot = middleOf(sprite.opening);
  const middle = middleOf(laid.scene);
  const close: Gaze = { zoom, slide: (middle.x - spot.x) * share, rise: (middle.y - spot.y) * share, dark: 1 };
  const gazes = way === 'in' ? { to: close } : { from: close };
  return withProps(stage.scene, (props) => travel(stage, props, { spot, ...gazes, ...pace }));
}
