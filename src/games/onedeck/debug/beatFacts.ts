import { type CardId, type Event, oneDeckDungeon, type State } from '../../../engine/onedeck';
import type { DebugBeat, TunedName } from '../../contract';
import type { OneDeckTuning } from '../table';
import { COMPANY, type Gesture, type Middle, subjectOf, type TableMotions, tableAnimators, tableView } from '../table';

/** A beat of One Deck Dungeon. */
export interface Beat extends DebugBeat<State, Event> {
  readonly motions: readonly Gesture['motion'][];
}

/** Returns the tuned values that go along with motions. */
function along(motions: Beat['motions']): readonly TunedName[] {
  const names = new Set(motions.flatMap((motion) => COMPANY.get(motion) ?? []));
  return [...names].map((name) => {
    const [section = '', own = ''] = name.split('.');
    return [section, own];
  });
}

/** Returns the tuned values of the theatre: figures that enter, strike or burn away, loot at a door, and the light of the lantern. */
function inTheTheatre(before: State, events: Beat['events']): readonly TunedName[] {
  const after = afterAll(before, events);
  const [was, is] = [middleOf(before), middleOf(after)];
  const names: TunedName[] = [];
  const card = cardAtDoor(after);
  const isFight = was.kind === 'foe' || was.kind === 'boss';
  const [{ type }] = events;
  if (subjectOf(is) !== subjectOf(was) && is.kind !== 'doors') names.push(['motions', comingOf(is)], ['light', 'halo']);
  if (card !== null && card !== cardAtDoor(before)) names.push(['sill', 'loot']);
  if (type === 'damageTaken') names.push(...(isFight ? [['motions', 'foeStrikes'] as const] : []), ['light', 'gutter']);
  if (isFight && type === 'boxCovered') names.push(['motions', 'foeFlinches']);
  if (isFight && type === 'encounterEnded') names.push(['motions', 'foeOvercome'], ['particles', 'embers']);
  if (type === 'gameWon') names.push(['particles', 'embers']);
  return names;
}

const comingOf = ({ kind }: Middle): string => (kind === 'boss' ? 'bossMet' : kind === 'foe' ? 'foeMet' : 'momentCame');

/** The card at a door that shows its loot and its ways. */
export const cardAtDoor = (state: State): CardId | null => tableView(state, String).sill?.card ?? null;

export const middleOf = (state: State): Middle => tableView(state, String).middle;

/** Returns the state after these events. */
export const afterAll = (before: State, events: readonly Event[]): State => events.reduce(oneDeckDungeon.evolve, before);

/** Returns the motions, sounds and other tuned values of a beat. */
export function factsOf(
  before: State,
  events: Beat['events'],
  tuning: OneDeckTuning,
): Pick<Beat, 'motions' | 'sounds' | 'alongside'> {
  const { motions, sounds } = motionsAndSounds(before, events, tuning);
  return { motions, sounds, alongside: [...along(motions), ...inTheTheatre(before, events)] };
}

/** Runs the animators of the table and records their motions and sounds. */
function motionsAndSounds(before: State, events: Beat['events'], tuning: OneDeckTuning): Pick<Beat, 'motions' | 'sounds'> {
  const motions: Gesture['motion'][] = [];
  const sounds: string[] = [];
  const recording: TableMotions = {
    play(gesture) {
      motions.push(gesture.motion);
      // Dice sound when they land, cards when they pass.
      if ('landed' in gesture) for (const at of gesture.dice.keys()) gesture.landed(at);
      if ('passed' in gesture) for (const at of gesture.cards.keys()) gesture.passed(at);
      return Promise.resolve();
    },
  };
  const faceOf = () => ({ cards: [{ card: 'goblin', name: '' }], name: '', xp: 0 }) as const;
  const fading = { hold: () => undefined, fade: () => Promise.resolve() };
  const sound = { play: (name: string) => void sounds.push(name) };
  const animators = tableAnimators({ motions: recording, fading, sound, tuning, faceOf });
  const cue = { signal: new AbortController().signal, speed: 1 } as const;
  void animators.before(events, { ...cue, shown: before });
  void animators.after(events, { ...cue, shown: afterAll(before, events) });
  return { motions, sounds };
}
