import { around, LIGHTS, middleOf, playTween, withProps } from '../../../../scenes';
import { flare, travel } from './eye';
import { spotIn } from './places';
import { edgeOf, type MotionStage, type Perform, type PerformersOf } from './stage';

/** A win makes the lantern swell until all is light; a loss makes it gutter and go out. */
export function endMotions(stage: MotionStage): PerformersOf<'gameWon' | 'lanternDied' | 'gameLost'> {
  const { scene, tuning } = stage;
  return {
    gameWon: (_, { zoom, x, y, swell, alpha, share, ...pace }) =>
      withProps(scene, async (props) => {
        const spot = spotIn(stage, { x, y });
        const { motes } = tuning().particles;
        const burst = { ...pace, delay: pace.delay + pace.duration * share, duration: pace.duration * (1 - share) };
        const light = { spot, light: LIGHTS.gold, swell, alpha, kind: motes };
        await Promise.all([
          travel(stage, props, { spot, from: { zoom, dark: 1 }, ...pace }),
          flare(stage, props, { ...light, ...burst }),
        ]);
      }),
    lanternDied: lanternDied(stage),
    gameLost: (_, { zoom, rise, x, y, size, alpha, ...pace }) =>
      withProps(scene, async (props) => {
        const laid = stage.layout();
        if (laid === null) return;
        const spot = spotIn(stage, { x, y });
        const from = { zoom, rise: laid.scene.height * rise, dark: 1 };
        const cold = travel(stage, props, { spot: middleOf(laid.scene), from, ...pace });
        // The wick glows last.
        const wick = props.glow(around(spot, laid.scene.height * size), LIGHTS.ember).setAlpha(alpha);
        await Promise.all([cold, playTween(scene, { targets: wick, alpha: 0, scale: 0, ...pace }, pace.signal)]);
      }),
  };
}

/** The lantern catches again and again, each time later and less. */
function lanternDied(stage: MotionStage): Perform<'lanternDied'> {
  const { scene } = stage;
  return (_, { zoom, flickers, depth, ...pace }) =>
    withProps(scene, async (props) => {
      const laid = stage.layout();
      if (laid === null) return;
      const { rect, round } = edgeOf(laid);
      const night = props.night(rect, round);
      const last = { share: 0 };
      const onUpdate = (): void => {
        const { share } = last;
        const gutter = depth * share * (0.5 - 0.5 * Math.cos(share * (flickers - 0.5) * Math.PI * 2));
        night.setAlpha(Math.min(1, share ** 4 + gutter));
      };
      await Promise.all([
        playTween(scene, { targets: last, share: 1, ...pace, onUpdate }, pace.signal),
        travel(stage, props, { spot: middleOf(laid.stand), to: { zoom }, ...pace }),
      ]);
    });
}
