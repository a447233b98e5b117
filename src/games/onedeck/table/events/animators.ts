import type { Event, EventOf, EventType, State } from '../../../../engine/onedeck';
import { type Animator, type Beat, type Cue, moveAt, type Speed } from '../../../../table';
import type { SoundPort } from '../../../../table/ports';
import type { Motion, Move, OneDeckTuning } from '../tuning';
import type { CardFace } from '../view';
import { recordOf, soundOf } from './events';
import type { Fading, Gesture, TableMotions } from './gestures';
import type { Act } from './record';

export interface AnimatorParts {
  readonly motions: TableMotions;
  readonly fading: Fading;
  readonly sound: SoundPort;
  readonly tuning: OneDeckTuning;
  readonly faceOf: (event: EventOf<'doorOpened'>) => CardFace | null;
}

/** Returns the animators of the table: `before` runs on the picture before the events, `after` on the picture with them. */
export function tableAnimators(parts: AnimatorParts): Record<'before' | 'after', Animator<Event, State>> {
  const { sound, fading } = parts;
  return {
    before(beat, cue) {
      const [event] = beat;
      const name = soundOf(event, { shown: cue.shown, run: beat.length });
      if (name !== null) sound.play(name);
      if (cue.speed === 'crossfade') fading.hold();
      else return shownBy(actOf(beat, cue, parts).before ?? null, { ...cue, speed: cue.speed }, parts);
    },
    after(beat, cue) {
      const [event] = beat;
      if (cue.speed !== 'crossfade') return shownBy(actOf(beat, cue, parts).after ?? null, { ...cue, speed: cue.speed }, parts);
      // An event without a gesture is drawn along with the next event that has one.
      if (recordOf(event).gesture !== null) return fading.fade(cue.signal);
    },
  };
}

function actOf<Type extends EventType>(
  beat: Beat<EventOf<Type>>,
  { shown }: Cue<State>,
  { sound, faceOf }: AnimatorParts,
): Act<Gesture> {
  const [event] = beat;
  const { gesture } = recordOf<Type>(event);
  return gesture?.(event, { shown, run: beat, faceOf, play: (name) => sound.play(name) }) ?? {};
}

interface Tempo {
  readonly speed: Exclude<Speed, 'instant'>;
  readonly signal: AbortSignal;
}

function shownBy(gesture: Gesture | null, tempo: Tempo, { motions, tuning }: AnimatorParts): Promise<void> | void {
  return gesture === null ? undefined : motions.play(gesture, moveOf(gesture.motion, tempo, tuning));
}

function moveOf<Name extends Motion>(motion: Name, tempo: Tempo, tuning: OneDeckTuning): Move<Name> {
  return moveAt(tuning.motions[motion], tempo);
}
