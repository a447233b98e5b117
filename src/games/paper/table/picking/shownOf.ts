import { DICE, type PlayerSeat, type RoomId, scoreOf, totalOf } from '../../../../engine/paper';
import type { Showing } from '../../../contract';
import type { Choice, Hand } from '../choices';
import { refusalWords } from '../refusals';
import {
  boxLines,
  dieNow,
  type Entry,
  gloryWords,
  isOver,
  labelsOf,
  type Preview,
  question,
  roomsOf,
  type SheetSetting,
  type Shown,
  sheetParts,
  warningsOf,
} from '../view';
import { dieWords, objectiveWords } from '../words';

export interface ShownInput extends SheetSetting {
  readonly choices: readonly Choice[];
  readonly hand: Hand;
  readonly isAsked: boolean;
  readonly armed: boolean;
  /** The seat whose sheet is looked at; null for the own one. */
  readonly look: PlayerSeat['id'] | null;
  /** The objective is held open. */
  readonly isPeeking: boolean;
  /** People share the device. */
  readonly isShared: boolean;
  readonly singleKeys: boolean;
  readonly tools: Showing['tools'];
}

/** Everything that canvas and mirror show, from a state and what can be pressed in it. */
export function shownOf(input: ShownInput): Shown {
  const { state, seat, translate, choices, hand, isAsked, armed, singleKeys, tools, look, isPeeking, isShared } = input;
  const isCovered = isShared && seat.objective !== null && state.phase !== 'over';
  const isSealed = isCovered && !isPeeking;
  const [heading, advice] = question({ state, seat, translate, isAsked, die: hand.die });
  const aimed = aimedAt(choices, hand);
  const path = aimed?.path ?? [];
  const labels = labelsOf({ state, seat, isSealed, translate });
  const initials = new Map<string, string>(labels.seats.map(({ id, initial }) => [id, initial]));
  const entries = choices.map((choice) => entryOf(choice, input));
  return {
    heading,
    advice,
    state,
    seat,
    parts: sheetParts({ state, seat, isSealed, translate }, hand.die),
    labels,
    dice: DICE.flatMap((_, die) =>
      state.dice.length === 0
        ? []
        : [{ die, words: dieWords(state.dice, die, translate), now: dieNow({ state, seat, translate }, die, hand.die) }],
    ),
    rooms: roomsOf({ state, seat, choices, path, initials, translate }),
    path,
    entries: isOver(state) ? [again(input)] : entries,
    preview: isCovered && isPeeking ? objectiveOf(input) : previewOf(input, aimed),
    warnings: isAsked ? warningsOf({ state, seat, translate }) : [],
    looked: state.seats.find(({ id }) => id === look && id !== seat.id) ?? null,
    isSealed: isCovered,
    armed,
    areItemsOpen: hand.use === 'craft' || choices.some(({ deed }) => deed.kind === 'perform' && deed.command.type === 'fillBox'),
    start: seat.sheet.path.at(-1) ?? 'C1',
    areRoomsWanted: hand.use === 'walk' || seat.sheet.walk !== null || asksForRooms(choices),
    tools,
    singleKeys,
  };
}

const asksForRooms = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && choices.every(({ spot }) => spot.kind === 'room');

function aimedAt(choices: readonly Choice[], { room }: Hand): Choice | null {
  const isAt = (choice: Choice, at: RoomId): boolean => choice.spot.kind === 'room' && choice.spot.room === at;
  return choices.find((choice) => room !== null && choice.refusal === null && isAt(choice, room)) ?? null;
}

function entryOf(choice: Choice, { translate, singleKeys }: ShownInput): Entry {
  const { id, spot, label, detail, brief, outlook, shortcut, weight, refusal, peril, isGuarded, isChosen } = choice;
  return {
    ...{ id, spot, label, detail, brief, weight, peril, isGuarded, isChosen },
    glory: outlook === null ? '' : gloryWords(outlook),
    shortcut: singleKeys ? shortcut : '',
    refusal: refusal === null ? null : refusalWords(refusal, translate),
  };
}

/** When the game is over, its count can be looked at. */
function again({ translate }: ShownInput): Entry {
  return {
    id: 'again',
    spot: { kind: 'go' },
    label: translate('paperDungeons.press.again'),
    detail: translate('paperDungeons.detail.again'),
    brief: [],
    glory: '',
    shortcut: '1',
    weight: 'primary',
    refusal: null,
    peril: 'none',
    isGuarded: false,
    isChosen: null,
  };
}

/** What comes of the room that is aimed at; before the confirmation and at the end, the glory by its boxes. */
function previewOf(input: ShownInput, aimed: Choice | null): Preview | null {
  const { state, seat, choices, translate } = input;
  if (aimed !== null && aimed.outlook !== null) {
    const { was, is } = aimed.outlook;
    return { title: aimed.label, lines: [`${aimed.label}.`, aimed.detail], brief: aimed.brief, was, is, peril: aimed.peril };
  }
  if (!isOver(state) && !choices.some(({ id }) => id === 'confirm')) return null;
  const total = totalOf(scoreOf(state.dungeon, seat));
  const title = translate('paperDungeons.line.glory', { total });
  const boxes = boxLines({ state, seat, translate });
  return { title, lines: [title, ...boxes], brief: boxes, was: total, is: total, peril: 'none' };
}

/** The own objective while it is held. */
function objectiveOf({ state, seat, translate }: ShownInput): Preview | null {
  const { objective } = seat;
  if (objective === null || objective === 'unknown') return null;
  const title = objectiveWords(objective, translate);
  const total = totalOf(scoreOf(state.dungeon, seat));
  const text = translate(`paperDungeons.objectiveText.${objective}`);
  return { title, lines: [title, text], brief: [text], was: total, is: total, peril: 'none' };
}
