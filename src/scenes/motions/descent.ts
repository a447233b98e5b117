import { playTween } from '../playTween';
import { middleOf } from '../spots';
import { cropTo } from '../views/cropTo';
import { momentBox } from '../views/figureBoxes';
import { type Pen, painted, type Size } from '../views/paint';
import { glowOf } from '../views/paintMiddle';
import { paintFigure } from '../views/scenery';
import { travel } from './eye';
import { spotIn } from './places';
import { type Props, withProps } from './props';
import type { MotionStage, Perform, PerformersOf } from './stage';

/** The way from one floor to the next: into the dark of the stairs, down them, and out where it grows light again. */
export function descentMotions(stage: MotionStage): PerformersOf<'descended' | 'floorReached'> {
  return {
    descended: (_, move) =>
      withProps(stage.scene, async (props) => {
        const { duration, share, zoom, x, y, delay, ease, signal } = move;
        const spot = spotIn(stage, { x, y });
        const into = { duration: duration * share, ease, delay, signal };
        await travel(stage, props, { spot, to: { zoom, dark: 1 }, ...into });
        await downTheStairs(stage, props, { ...move, duration: duration * (1 - share) });
      }),
    floorReached: (_, { zoom, rise, ...pace }) =>
      withProps(stage.scene, async (props) => {
        const rect = stage.layout()?.scene;
        if (rect === undefined) return;
        const from = { zoom, rise: rect.height * rise, dark: 1 };
        await travel(stage, props, { spot: middleOf(rect), from, ...pace });
      }),
  };
}

/** The party is seen from the side: the eye goes down with them, step by step, from dark to dark. */
async function downTheStairs(
  stage: MotionStage,
  props: Props,
  { duration, ease, reach, steps, bob, signal }: Parameters<Perform<'descended'>>[1],
): Promise<void> {
  const laid = stage.layout();
  const shown = stage.shown();
  const source = stage.picture('moment/descend');
  if (laid === null || shown === null || source === null) return;
  const { scene: rect } = laid;
  const size = { width: rect.width * (1 + reach), height: rect.height * (1 + reach) };
  const { hue } = glowOf(shown.view);
  const key = painted(stage.scene, { name: `way down ${hue}`, ...size }, (pen, whole) => paintWay(pen, whole, { source, hue }));
  const sheet = props.image(key, { ...rect, ...size });
  const night = props.night(laid);
  const walk = { down: 0 };
  const onUpdate = (): void => {
    const { down } = walk;
    const step = Math.abs(Math.sin(down * steps * Math.PI)) * bob;
    sheet.setPosition(
      rect.x + size.width / 2 - rect.width * reach * down,
      rect.y + size.height / 2 - rect.height * reach * down + step,
    );
    cropTo(sheet, { x: 0, y: 0, scale: 1 }, rect);
    night.setAlpha(1 - Math.sin(down * Math.PI) ** 0.7);
  };
  onUpdate();
  await playTween(stage.scene, { targets: walk, down: 1, duration, ease, onUpdate }, signal);
}

/** The stairs down, from the light of the lantern into the dark. */
function paintWay(
  pen: Pen,
  { width, height }: Size,
  { source, hue }: { readonly source: HTMLImageElement; readonly hue: number },
): void {
  const rect = { x: 0, y: 0, width, height };
  const glow = pen.createRadialGradient(width * 0.62, height * 0.5, 0, width * 0.62, height * 0.5, width * 0.7);
  glow.addColorStop(0, `hsl(${hue} 66% 46%)`);
  glow.addColorStop(0.4, `hsl(${hue} 60% 20%)`);
  glow.addColorStop(1, `hsl(${hue} 60% 4%)`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  paintFigure(pen, source, { box: momentBox({ rect, stand: rect }), hue });
}
