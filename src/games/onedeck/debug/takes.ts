import { CARD_IDS, CARDS, DUNGEON_IDS, type Event, healthOf, type State } from '../../../engine/onedeck';
import type { Take as AnyTake, DebugItem, TableTake, TunedName } from '../../contract';
import { subjectOf } from '../table';
import { afterAll, cardAtDoor, middleOf } from './beatFacts';
import type { Beat, Beats } from './beats';
import { movesBy, placeOf } from './figures';
import { FIRST_PLAN, type Plan } from './plan';
import { ledTo, met, rehearsal } from './rehearsal';
import { type Doing, type Hands, SCRIPTS } from './scripts';

export type Take = AnyTake<State, Event, Hands>;

/** Values that are rules for when idle motion stops. They are shown on a table that moves while they allow it. */
export const RULES = ['pages.sounds', 'light.pace', 'light.rest'] as const;

export interface Cast {
  readonly plan: Plan;
  readonly beats: Beats;
}

/** Returns the take that shows an item: its own events, the first events that use it, or a table where it goes on by itself. */
export function takeFor(item: DebugItem, cast: Cast): Take | null {
  const { beats } = cast;
  if (item.kind === 'event') return inBeat(beats.find(({ events: [{ type }] }) => type === item.name));
  if (item.kind === 'sound') {
    const beat = beats.find(({ sounds }) => sounds.includes(item.name));
    return inBeat(beat) ?? { kind: 'sound', sound: item.name };
  }
  const isWanted = BEST[keyed(item)] ?? isMadeOf([item.section, item.name]);
  return waiting(item, cast) ?? inBeat(beats.find(isWanted));
}

const inBeat = (beat: Beat | null): Take | null => beat && { kind: 'beat', beat, manner: 'moving' };

const isMadeOf =
  ([section, name]: TunedName) =>
  ({ motions, alongside }: Beat): boolean =>
    (section === 'motions' && motions.some((motion) => motion === name)) ||
    alongside.some(([where, what]) => where === section && what === name);

interface Placed {
  readonly section: string;
  readonly name: string;
}

const keyed = ({ section, name }: Placed): string => `${section}.${name}`;

/** The beats that show an item best: figures step aside for dice, and the remaining dice close their ranks. */
const BEST: Readonly<Record<string, (beat: Beat) => boolean>> = {
  'light.stand': ({ before, motions }) => motions.includes('dieRolled') && middleOf(before).kind === 'foe',
  'motions.ranksClosed': ({ before, events }) => {
    const [had, has] = [before, afterAll(before, events)].map(({ encounter }) => encounter?.pool.length ?? 0);
    return had !== undefined && has !== undefined && had > has && has > 1;
  },
};

/** Returns the take of an item that needs no event of the game; null for other items. */
function waiting({ section, name }: Placed, cast: Cast): Take | null {
  const round = [section, name] as const;
  const key = keyed({ section, name });
  if (section === 'idles') {
    const state = tableWith(name, cast);
    return state && tableTake(state, 'rest', round);
  }
  if (RULES.some((rule) => rule === key)) return { ...tableTake(met(cast.plan).state, 'rest', round), isRule: true };
  if (key === 'motions.stillFade') return fading(cast);
  const doing = DOINGS[key];
  if (doing === undefined) return null;
  const state = doing === 'count' ? atDoor(cast) : tableFor(key, cast);
  return state && tableTake(state, doing, round);
}

function tableTake(state: State, doing: Doing, round: TunedName): TableTake<State, Hands> {
  return { kind: 'table', state, round, isRule: false, script: (hands, time) => SCRIPTS[doing]({ hands, state, ...time }) };
}

/** The scripts that make values visible. */
const DOINGS: Readonly<Record<string, Doing>> = {
  'motions.dieLifted': 'hand',
  'motions.dicePutBack': 'hand',
  'motions.heartsLoosen': 'hold',
  'motions.shaken': 'shake',
  'sill.bars': 'count',
  'particles.dust': 'rest',
  'light.breath': 'rest',
  'light.depths': 'look',
  'light.parallax': 'look',
  'light.portrait': 'look',
  'light.tilt': 'tilt',
  'light.lantern': 'aim',
  'light.floor1': 'blow',
  'light.floor2': 'blow',
  'light.floor3': 'blow',
};

/** Returns a beat in which one picture replaces another, such as a foe that comes out of a door. */
function fading({ beats }: Cast): Take | null {
  const isOther = (before: State, after: State): boolean => subjectOf(middleOf(before)) !== subjectOf(middleOf(after));
  const beat = beats.find(({ before, events, motions }) => motions.length > 0 && isOther(before, afterAll(before, events)));
  return beat && { kind: 'beat', beat, manner: 'fading' };
}

/** Returns a table with dice and open boxes; for a value of a floor, on that floor. */
function tableFor(key: string, { plan }: Cast): State {
  const floor = Number(/^light\.floor(\d)$/.exec(key)?.[1] ?? 0);
  const here: Plan = floor === 0 ? plan : { ...plan, moment: 'card', floor };
  if (key === 'particles.dust' || key === 'light.breath') return met(plan).state;
  const plans = [here, { ...here, moment: 'card' }, { ...FIRST_PLAN, heroes: here.heroes, floor: here.floor }] as const;
  const tables = plans.map((one) => ledTo(rehearsal(one), 'pool').state);
  const table = tables.find(({ phase }) => phase === 'pool') ?? met(plan).state;
  return key === 'motions.heartsLoosen' ? nearlyDead(table) : table;
}

/** Returns a table with a card whose odds can be asked for: the planned one at its door, or a peril that is met by a part of the party. */
function atDoor({ plan }: Cast): State | null {
  const cards = [plan.card, ...CARD_IDS.filter((id) => CARDS[id].kind === 'peril')];
  for (const card of cards) {
    const begun = rehearsal({ ...plan, moment: 'card', card });
    const state = (['door', 'option'] as const).map((phase) => ledTo(begun, phase).state).find((at) => cardAtDoor(at) !== null);
    if (state !== undefined) return state;
  }
  return null;
}

/** Returns the same table with one health left to each hero, so that any open box kills. */
const nearlyDead = (state: State): State => ({
  ...state,
  heroes: state.heroes.map((hero) => ({ ...hero, damage: healthOf(state, hero) - 1 })),
});

/** Returns a table with a figure that has this idle: the chosen figure if it has it, otherwise the first that does. */
function tableWith(idle: string, { plan, beats }: Cast): State | null {
  const has = (state: State): boolean => movesBy(idle, subjectOf(middleOf(state)));
  const card = CARD_IDS.find((id) => movesBy(idle, `foe/${CARDS[id].name}`)) ?? plan.card;
  const others = [{ card: plan.card }, { card }].map((at): Plan => ({ ...plan, ...at, moment: 'card' }));
  const bosses = DUNGEON_IDS.map((dungeon): Plan => ({ ...plan, dungeon, moment: 'boss' }));
  for (const one of [plan, ...others, ...bosses]) {
    const { state } = met(one);
    if (has(state)) return state;
  }
  const beat = beats.find(({ before, events }) => has(afterAll(before, events)));
  return beat === null ? placeWith(idle, plan) : afterAll(beat.before, beat.events);
}

/** Returns a table in a place with this idle, for idles without a figure: the chosen place if it has it, otherwise the first that does. */
function placeWith(idle: string, plan: Plan): State | null {
  const places = DUNGEON_IDS.flatMap((dungeon) => FLOORS.map((floor): Plan => ({ ...plan, dungeon, floor, moment: 'doors' })));
  const one = [{ ...plan, moment: 'doors' } as const, ...places].find((place) => movesBy(idle, placeOf(place)));
  return one === undefined ? null : met(one).state;
}

const FLOORS = [1, 2, 3] as const;
