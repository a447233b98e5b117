import type { AnyTake, TunedName } from '../../games/contract';
import { made } from '../../pages';
import type { LiveTuning } from '../TuningDesk';
import type { Words } from '../words';

interface Track {
  readonly name: string;
  readonly from: number;
  readonly length: number;
  readonly kind: 'seen' | 'heard';
}

export interface TimelineParts {
  readonly live: LiveTuning;
  readonly lengthOf: (sound: string) => number;
}

/** Draws when each motion, each thing beside it and each sound of a gesture begins and ends. Sounds are drawn from the beginning. */
export function timeline(words: Words, { live, lengthOf }: TimelineParts) {
  const element = made('ul', { className: 'debug-timeline' });
  const now = made('li', { className: 'debug-now' });
  let length = 0;
  let take: AnyTake | null = null;
  element.setAttribute('aria-label', words('timeline'));
  now.setAttribute('role', 'presentation');
  const draw = (): void => {
    const tracks = take?.kind === 'beat' ? tracksOf(take.beat, { live, lengthOf }) : [];
    length = Math.max(0, ...tracks.map(({ from, length: own }) => from + own));
    element.hidden = length === 0;
    element.replaceChildren(now, ...tracks.map((track) => rowOf(track, length)));
  };
  draw();
  return {
    element,
    show(next: AnyTake | null): void {
      take = next;
      draw();
    },
    refresh: draw,
    /** Moves the line of the present moment. */
    at(time: number): void {
      now.style.left = `${length === 0 ? 0 : Math.min(100, (time / length) * 100)}%`;
    },
  };
}

function tracksOf(
  { motions, alongside, sounds }: Extract<AnyTake, { kind: 'beat' }>['beat'],
  { live, lengthOf }: TimelineParts,
): readonly Track[] {
  const tuned = new Map(
    [...motions.map((name): TunedName => ['motions', name]), ...alongside].map((name) => [name.join('.'), name]),
  );
  const seen = [...tuned.values()].flatMap(([section, name]): readonly Track[] => {
    const { duration, delay = 0 } = live[section]?.[name] ?? {};
    return duration === undefined ? [] : [{ name, from: Number(delay), length: Number(duration), kind: 'seen' }];
  });
  const heard = [...new Set(sounds)].map((name): Track => ({ name, from: 0, length: lengthOf(name), kind: 'heard' }));
  return [...seen, ...heard];
}

function rowOf({ name, from, length, kind }: Track, whole: number): HTMLElement {
  const row = made('li', { className: kind === 'heard' ? 'debug-heard' : '' });
  const bar = made('span');
  bar.style.left = `${(from / whole) * 100}%`;
  bar.style.width = `${(length / whole) * 100}%`;
  row.append(bar, made('b', { textContent: `${name} · ${Math.round(length)} ms` }));
  return row;
}
