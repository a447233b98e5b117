import {
  type Command,
  faceOf,
  outlookOf,
  passagesOf,
  type ReachedRoom,
  ROOM_IDS,
  type RoomId,
  STEPS,
} from '../../../../engine/paper';
import { refused } from '../refusals';
import { joined } from '../words';
import { type Asking, type Choice, change, choice, perform } from './choice';
import { outlookWords, partsOf } from './outlookWords';

/** All rooms of the map: those in reach are walked to, with whatever the best way sets off; others say why not. */
export function roomChoices(asking: Asking, die: number | null): readonly Choice[] {
  const { state, seat, reaches, hand } = asking;
  const reached = reaches.of(state, seat.id, die);
  let number = 0;
  return ROOM_IDS.map((room) => {
    const found = reached.find((one) => one.room === room);
    if (found === undefined) return outOfReach(asking, room);
    number++;
    const isNumbered = hand.use === 'walk' || die === null;
    return walkTo(asking, found, { die, shortcut: isNumbered && number < 10 ? String(number) : '' });
  });
}

interface Way {
  readonly die: number | null;
  readonly shortcut: string;
}

/** A die that goes to a room stops there; a walk that goes step by step never stops by itself. */
function walkTo({ seat: { id: seat }, hand, translate }: Asking, found: ReachedRoom, { die, shortcut }: Way): Choice {
  const { room, path, left, outlook, asks } = found;
  const steps = path.map((to): Command => ({ type: 'step', seat, to }));
  const stops: readonly Command[] = die !== null && left > 0 ? [{ type: 'stop', seat }] : [];
  const walk: readonly Command[] = die === null ? [] : [{ type: 'walk', seat, die }];
  const [first = { type: 'stop', seat }, ...then] = [...walk, ...steps, ...stops];
  const unused = stops.length === 0 ? '' : `${translate('paperDungeons.outcome.unused', { count: left })}.`;
  return choice({
    id: `to-${room}`,
    spot: { kind: 'room', room },
    label: translate(die === null && path.length === 1 ? 'paperDungeons.use.stepTo' : 'paperDungeons.use.to', { room }),
    detail: joined(outlookWords(outlook, translate, { asks }), unused),
    brief: [...partsOf(outlook, translate, { asks }), unused.replace(/\.$/, '')].filter((part) => part !== ''),
    shortcut,
    weight: 'thing',
    path,
    outlook,
    isChosen: hand.room === room,
    deed: perform(first, then),
  });
}

function outOfReach({ state, seat, translate }: Asking, room: RoomId): Choice {
  const here = seat.sheet.path.at(-1);
  const way = here === undefined ? undefined : passagesOf(state.dungeon)[here].find(({ to }) => to === room)?.way;
  const refusal =
    way === 'wall' || way === 'river'
      ? { key: way === 'wall' ? 'wallInTheWay' : 'riverInTheWay', params: { room } }
      : refused('outOfReach', { room });
  return choice({
    id: `to-${room}`,
    spot: { kind: 'room', room },
    label: translate('paperDungeons.use.to', { room }),
    detail: '',
    weight: 'thing',
    refusal,
    deed: change({}),
  });
}

/** A walk that goes on: every room in reach, or an end to it. */
export function walkingChoices(asking: Asking): readonly Choice[] {
  const { state, seat, translate } = asking;
  const walk = seat.sheet.walk;
  if (walk === null) return [];
  const command: Command = { type: 'stop', seat: seat.id };
  const isWhole = walk.steps === stepsOfDie(asking);
  return [
    choice({
      id: 'stop',
      spot: { kind: 'go' },
      label: translate('paperDungeons.press.stop'),
      detail: joined(
        `${translate('paperDungeons.outcome.unused', { count: walk.steps })}.`,
        isWhole ? translate('paperDungeons.warning.hold') : '',
      ),
      shortcut: 'S',
      weight: 'primary',
      isGuarded: isWhole,
      outlook: outlookOf(state, command),
      deed: perform(command),
    }),
    ...roomChoices(asking, null),
  ];
}

/** The steps of the die that was used last, before any was taken. */
function stepsOfDie({ state, seat: { sheet } }: Asking): number {
  const die = sheet.used.at(-1);
  return die === undefined ? 0 : STEPS[faceOf(state.dice, die).symbol];
}
