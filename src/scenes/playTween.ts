import { type Scene, Scenes, type Tweens, type Types } from 'phaser';

export type TweenSpec = Types.Tweens.TweenBuilderConfig;

/** A scene that is removed, or whose game ends, is destroyed without being shut down first. */
const CUT_OFF = [Scenes.Events.SHUTDOWN, Scenes.Events.DESTROY] as const;

/**
 * The one way to run a tween. The promise settles however the tween ends: completed, stopped, skipped by `signal` or cut off with
 * its scene. Nobody ever waits on a tween that is gone.
 */
export function playTween(scene: Scene, spec: TweenSpec, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !scene.sys.isActive()) return Promise.resolve();
  return new Promise((settle) => {
    const tween: Tweens.Tween = scene.tweens.add({ ...spec, onComplete: () => end(), onStop: () => end() });
    const finish = (): void => {
      tween.complete();
      end();
    };
    const end = (): void => {
      signal.removeEventListener('abort', finish);
      for (const gone of CUT_OFF) scene.events.off(gone, end);
      settle();
    };
    signal.addEventListener('abort', finish);
    for (const gone of CUT_OFF) scene.events.once(gone, end);
  });
}
