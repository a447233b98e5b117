import type { Event, EventOf, EventType, State } from '../../../../engine/onedeck';
import type { Animator, Beat, Cue } from '../../../../table';
import { type Motion, type Move, paced, type Speed, type Tuning } from '../../../../table';
import type { SoundPort } from '../../../../table/ports';
import { soundOf } from '../sounds';
import type { CardFace } from '../view';
import { BOSS_LINES } from './boss';
import { DICE_LINES } from './dice';
import { ENCOUNTER_LINES } from './encounter';
import type { Fading, Gesture, TableMotions } from './gestures';
import { type Act, type Lines, unmoved } from './line';
import { PARTY_LINES } from './party';
import { TURN_LINES } from './turn';

export interface AnimatorParts {
  readonly motions: TableMotions;
  readonly fading: Fading;
  readonly sound: SoundPort;
  readonly tuning: Tuning;
  readonly faceOf: (event: EventOf<'doorOpened'>) => CardFace | null;
}

/** One line per event: a new event without one does not compile. */
const LINES: Lines = { ...TURN_LINES, ...PARTY_LINES, ...ENCOUNTER_LINES, ...DICE_LINES, ...BOSS_LINES };

export const EVENT_TYPES = Object.keys(LINES) as readonly EventType[];

/** What is seen and heard of events: on the picture as it was, and on the picture as it is then. */
export function tableAnimators(parts: AnimatorParts): Record<'before' | 'after', Animator<Event, State>> {
  const { sound, fading } = parts;
  return {
    before(beat, cue) {
      const [event] = beat;
      const heard = soundOf(event, { shown: cue.shown, run: beat.length });
      if (heard !== null) sound.play(heard);
      if (cue.speed === 'crossfade') fading.hold();
      else return shownBy(actOf(beat, cue, parts).before ?? null, { ...cue, speed: cue.speed }, parts);
    },
    after(beat, cue) {
      const [event] = beat;
      if (cue.speed !== 'crossfade') return shownBy(actOf(beat, cue, parts).after ?? null, { ...cue, speed: cue.speed }, parts);
      // What is only seen in what it leads to comes along with that.
      if (LINES[event.type] !== unmoved) return fading.fade(cue.signal);
    },
  };
}

function actOf<Type extends EventType>(beat: Beat<EventOf<Type>>, { shown }: Cue<State>, { sound, faceOf }: AnimatorParts): Act {
  const [event] = beat;
  const type: Type = event.type;
  return LINES[type](event, { shown, run: beat, faceOf, play: (name) => sound.play(name) });
}

interface Tempo {
  readonly speed: Exclude<Speed, 'instant'>;
  readonly signal: AbortSignal;
}

function shownBy(gesture: Gesture | null, tempo: Tempo, { motions, tuning }: AnimatorParts): Promise<void> | void {
  return gesture === null ? undefined : motions.play(gesture, moveOf(gesture.motion, tempo, tuning));
}

function moveOf<Name extends Motion>(motion: Name, { speed, signal }: Tempo, tuning: Tuning): Move<Name> {
  return { ...paced(tuning.motions[motion], speed), signal };
}
