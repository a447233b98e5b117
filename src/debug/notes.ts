import type { AnyCast, AnyTake, DebugItem } from '../games/contract';
import type { Words } from './words';

/** Explains why a take shows something other than the chosen item, or less. */
export function noteOn(
  item: DebugItem,
  take: AnyTake | null,
  { cast, words }: { readonly cast: AnyCast; readonly words: Words },
) {
  if (take === null) return words('notSeen');
  if (take.kind === 'sound') return words('heardAlone');
  if (take.kind === 'table') return take.isRule ? words('rule') : cast.strangerIn(take);
  const others = cast.strangerIn(take);
  const { events, motions, sounds, alongside } = take.beat;
  if (item.kind !== 'event') return [others, words('byEvent', { event: events[0].type })].filter(Boolean).join(' ');
  return others === '' && motions.length + sounds.length + alongside.length === 0 ? words('unseen') : others;
}
