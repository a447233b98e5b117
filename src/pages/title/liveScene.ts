import { FrameMeter, followTilt, type Tuning } from '../../table';
import { byId } from '../dom';

export interface SceneParts {
  readonly light: Tuning['light'];
  /** Returns how much may move by itself. `auto` depends on the speed of the machine. */
  readonly wanted: () => 'auto' | 'full' | 'calm';
  readonly until: AbortSignal;
}

/** Moves the picture behind the title while the player is active: by itself, and with the pointer. */
export function liveScene({ light, wanted, until }: SceneParts): void {
  const scene = byId('scene');
  const { touch, rest } = aliveWith(scene, { light, wanted });
  const look = (x: number, y: number): void => {
    if (!('alive' in scene.dataset)) return;
    scene.style.setProperty('--eye-x', x.toFixed(2));
    scene.style.setProperty('--eye-y', y.toFixed(2));
  };
  const onPointer = ({ clientX: x, clientY: y }: PointerEvent): void => {
    touch();
    look((x / innerWidth) * 2 - 1, (y / innerHeight) * 2 - 1);
  };
  window.addEventListener('pointermove', onPointer, { signal: until });
  const stopFollowing = followTilt(light.tilt, look);
  until.addEventListener('abort', () => {
    stopFollowing();
    rest();
  });
  touch();
}

/** Marks the picture as alive for a while after each touch, unless this machine turns out to be slow. */
function aliveWith({ dataset }: HTMLElement, { light, wanted }: Omit<SceneParts, 'until'>) {
  const meter = new FrameMeter(light.pace);
  let [asleep, frame, unsure] = [0, 0, light.pace.frames];
  const rest = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(asleep);
    delete dataset['alive'];
  };
  const measure = (time: number): void => {
    meter.frame(time);
    unsure -= 1;
    if (meter.level === 'calm') rest();
    else if (unsure > 0) frame = requestAnimationFrame(measure);
  };
  const touch = (): void => {
    const want = wanted();
    rest();
    if (want === 'calm' || (want === 'auto' && meter.level === 'calm')) return;
    dataset['alive'] = '';
    asleep = window.setTimeout(rest, light.rest.after);
    if (want === 'auto') frame = requestAnimationFrame(measure);
  };
  return { touch, rest };
}
