import type { Event, State } from '../../../engine/paper';
import type { Take as AnyTake, DebugItem, TunedName } from '../../contract';
import type { Beat, Beats } from './beats';
import { carryDie, type Hands } from './hand';
import { type Plan, stateFor } from './plan';

export type Take = AnyTake<State, Event, Hands>;

/** Values that are rules about what moves or sounds on any page, and the glide of a map that is larger than its window: one drags it oneself. */
export const RULES = ['pages.sounds', 'map.glided'] as const;
/** Sections of what all games share that this table does not show: nothing on the sheet moves by itself. */
export const UNSEEN = ['idles', 'particles', 'light'] as const;

export interface Cast {
  readonly plan: Plan;
  readonly beats: Beats;
}

/** Returns the take that shows an item: its own event, or the first event that uses it. */
export function takeFor(item: DebugItem, { plan, beats }: Cast): Take | null {
  if (item.kind === 'event') return inBeat(beats.find(({ events: [{ type }] }) => type === item.name));
  if (item.kind === 'sound') {
    const beat = beats.find(({ sounds }) => sounds.includes(item.name));
    return inBeat(beat) ?? { kind: 'sound', sound: item.name };
  }
  const { section, name } = item;
  if (RULES.some((rule) => rule === `${section}.${name}`)) return ruleAt(plan, [section, name]);
  if (section === 'dice') return carried(plan, [section, name]);
  if (section !== 'motions') return null;
  if (name === 'stillFade')
    return inBeat(
      beats.find(({ motions }) => motions.length > 0),
      'fading',
    );
  return inBeat(beats.find(({ motions }) => motions.includes(name)));
}

const inBeat = (beat: Beat | null, manner: 'moving' | 'fading' = 'moving'): Take | null => beat && { kind: 'beat', beat, manner };

function carried(plan: Plan, round: TunedName): Take {
  const state = stateFor({ ...plan, moment: 'dice' });
  return { kind: 'table', state, round, isRule: false, script: (hands, time) => carryDie({ hands, state, ...time }) };
}

/** A moment in which nothing is done. */
const WHILE = 1200;

function ruleAt(plan: Plan, round: TunedName): Take {
  return { kind: 'table', state: stateFor(plan), round, isRule: true, script: (_, { after }) => after(WHILE) };
}
