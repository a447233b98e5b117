import { type Event, type EventOf, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import { cardFace, type Gesture, tableAnimators } from '../../../../src/games/onedeck/table';
import type { Cue } from '../../../../src/table';
import { translatorIn } from '../../../support/translator';
import { TURNS } from '../table/played';
import { tuning } from '../tuning';

const { t } = translatorIn('en');

export interface PlayedGesture {
  readonly gesture: Gesture;
  readonly shown: State;
  /** The state in which the players chose what led to it: its menu stays until all is shown. */
  readonly chosen: State;
}

/** The first gesture of each kind that came up in a game, with the state that it is played on. */
export function playedGestures<Kind extends string>(
  kindOf: (gesture: Gesture) => Kind,
  speed: Cue<State>['speed'] = 1,
): ReadonlyMap<Kind, PlayedGesture> {
  const played = new Map<Kind, PlayedGesture>();
  const note = (event: Event, at: Omit<PlayedGesture, 'gesture'>, when: 'before' | 'after'): void => {
    const animators = tableAnimators({
      motions: {
        play(gesture) {
          const kind = kindOf(gesture);
          if (!played.has(kind)) played.set(kind, { gesture, ...at });
          return Promise.resolve();
        },
      },
      fading: { hold: () => undefined, fade: () => Promise.resolve() },
      sound: { play: () => undefined },
      tuning,
      faceOf: ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, t),
    });
    void animators[when]([event], { ...at, signal: new AbortController().signal, speed });
  };
  for (const { before, events } of TURNS) {
    let state = before;
    for (const event of events) {
      const next = oneDeckDungeon.evolve(state, event);
      note(event, { shown: state, chosen: before }, 'before');
      note(event, { shown: next, chosen: before }, 'after');
      state = next;
    }
  }
  return played;
}
