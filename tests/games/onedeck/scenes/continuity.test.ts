// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Game, GameObjects, Scenes } from 'phaser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Event, type EventOf, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import type { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import { diceOn } from '../../../../src/games/onedeck/scenes/views/paintBox';
import {
  cardFace,
  type Gesture,
  type Gestures,
  inOneBeat,
  type TableLayout,
  tableAnimators,
} from '../../../../src/games/onedeck/table';
import { AROUND } from '../../../../src/scenes/dice/paintDie';
import { beatsOf, paced, type Rect } from '../../../../src/table';
import { FRAME, pass } from '../../../scenes/headless';
import { translatorIn } from '../../../support/translator';
import { TURNS } from '../table/played';
import { tuning } from '../tuning';
import { atTheDesk, leave, SCREENS, shownOf } from './tables';

const { t } = translatorIn('en');
const OF_DICE: readonly (keyof Gestures)[] = [
  'dieRolled',
  'dieRerolled',
  'dieChanged',
  'dieGained',
  'dieSpent',
  'dieDiscarded',
  'heroicForged',
  'boxCovered',
  'wardBroken',
];

/** Events that move as one, with the table before and after them. */
interface Beat {
  readonly gesture: Gesture;
  readonly chosen: State;
  readonly before: State;
  readonly after: State;
}

function gestureOf(events: readonly [Event, ...Event[]], shown: State): Gesture | null {
  let played: Gesture | null = null;
  const play = (gesture: Gesture): Promise<void> => {
    played = gesture;
    return Promise.resolve();
  };
  const faceOf = ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, t);
  const animators = tableAnimators({
    motions: { play },
    fading: { hold: () => undefined, fade: () => Promise.resolve() },
    sound: { play: () => undefined },
    tuning,
    faceOf,
  });
  void animators.before(events, { shown, signal: new AbortController().signal, speed: 1 });
  return played;
}

const ALL = TURNS.flatMap(({ before: chosen, events }) => {
  let before = chosen;
  return beatsOf(events, inOneBeat).flatMap((beat): readonly Beat[] => {
    const shown = before;
    before = beat.reduce(oneDeckDungeon.evolve, shown);
    const gesture = gestureOf(beat, shown);
    return gesture !== null && OF_DICE.includes(gesture.motion) ? [{ gesture, chosen, before: shown, after: before }] : [];
  });
});

const diceIn = ({ encounter }: State): number => encounter?.pool.length ?? 0;

/** The beats of each gesture, in parties of every size, one among few dice and one among many. */
const BEATS = OF_DICE.flatMap((name) =>
  [1, 2, 4].flatMap((party) => {
    const own = ALL.filter(({ gesture, before }) => gesture.motion === name && before.heroes.length === party);
    const ordered = [...own].sort((one, other) => diceIn(one.before) - diceIn(other.before));
    return [...new Set([ordered[0], ordered.at(-1)])].flatMap((beat) =>
      beat === undefined ? [] : [[name, party, diceIn(beat.before), beat] as const],
    );
  }),
);

let game: Game;
let table: TableScene;

beforeEach(async () => {
  ({ game, table } = await atTheDesk());
});

afterEach(() => leave(game));

interface Seen {
  readonly name: string;
  readonly place: Rect;
  readonly angle: number;
  readonly alpha: number;
}

/** The dice that lie on the table or fly above it, as far as they are pictures of their own. */
function diceSeen(): readonly Seen[] {
  return table.children.list.flatMap((thing) => {
    if (!(thing instanceof GameObjects.Image) || !thing.visible) return [];
    const [, sheet] = /:(dice? .*):/.exec(thing.texture.key) ?? [];
    const name = sheet && `${sheet}: ${thing.frame.name}`;
    const { x, y, displayWidth: width, displayHeight: height, angle, alpha } = thing;
    return name === undefined ? [] : [{ name, place: { x, y, width, height }, angle, alpha }];
  });
}

/** Plays it to its end and answers all that was drawn. */
async function film({ gesture }: Beat): Promise<readonly (readonly Seen[])[]> {
  const frames = [diceSeen()];
  let over = false;
  const look = (): void => {
    if (!over) frames.push(diceSeen());
  };
  table.events.on(Scenes.Events.POST_UPDATE, look);
  const move = { ...paced(tuning.motions[gesture.motion], 1), signal: new AbortController().signal };
  void table.play(gesture, move).then(() => {
    over = true;
  });
  while (!over) await pass(FRAME);
  return frames;
}

const groundOf = (laid: TableLayout | null) => laid && [laid.scene, laid.boxes, laid.tray];

/** Returns how far two pictures are apart: in pixels, in degrees, and in hundredths of their size. */
function jump(one: Seen, other: Seen): number {
  const { place: from } = one;
  const { place: to } = other;
  const apart = Math.hypot(from.x - to.x, from.y - to.y);
  return Math.max(apart, Math.abs(one.angle - other.angle), Math.abs(from.width / to.width - 1) * 100);
}

const nearest = (die: Seen, among: readonly Seen[]): number =>
  Math.min(...among.filter(({ name }) => name === die.name).map((other) => jump(die, other)));

it('all that dice do comes up', () => {
  expect(new Set(BEATS.map(([name]) => name))).toEqual(new Set(OF_DICE));
});

describe.each(Object.entries(SCREENS))('on a %s nothing jumps when it is over:', (_, screen) => {
  it.each(BEATS)('%s in a party of %d among %d dice', async (__, ___, ____, beat) => {
    const { chosen, before, after, gesture } = beat;
    table.fit(screen);
    table.show(shownOf({ shown: before, chosen }));
    const frames = await film(beat);
    const last = frames.at(-1) ?? [];
    const ground = groundOf(table.layout);
    table.show(shownOf({ shown: after, chosen }));
    expect(groundOf(table.layout)).toEqual(ground);
    const rest = diceSeen();
    expect(rest).toHaveLength(diceIn(after));
    for (const die of rest)
      expect(
        nearest(
          die,
          last.filter(({ alpha }) => alpha > 0.95),
        ),
      ).toBeLessThan(0.5);
    for (const die of last.filter(({ alpha }) => alpha > 0.3)) expect(nearest(die, rest)).toBeLessThan(0.5);
    if (gesture.motion === 'boxCovered') {
      const on = table.layout?.boxes[gesture.box];
      const contact = frames.findLast((seen) => seen.length === diceIn(before)) ?? [];
      const covering = on === undefined ? [] : diceOn(on, gesture.dice.length);
      expect(covering.length).toBeGreaterThan(0);
      for (const place of covering) expect(contact.some((die) => isSeenAt(die, place))).toBe(true);
    }
  });
});

describe('dice are heard to land', () => {
  const rolls = BEATS.filter(([name, , among]) => name === 'dieRolled' && among < 4);

  /** Which of the dice are heard, when all is shown at once after so many milliseconds, or never. */
  async function heard({ gesture, before, chosen }: Beat, skippedAfter: number | null) {
    if (gesture.motion !== 'dieRolled') throw new Error('nothing is rolled');
    const landed: number[] = [];
    const skip = new AbortController();
    table.show(shownOf({ shown: before, chosen }));
    const move = { ...paced(tuning.motions.dieRolled, 1), signal: skip.signal };
    const over = table.play({ ...gesture, landed: (at: number) => landed.push(at) }, move);
    await pass(skippedAfter ?? 2000);
    skip.abort();
    await over;
    return { landed, dice: gesture.dice.length };
  }

  it.each(rolls)('%s in a party of %d among %d dice: each of them', async (_, __, ___, beat) => {
    const { landed, dice } = await heard(beat, null);
    expect([...landed].sort((one, other) => one - other)).toEqual(Array.from({ length: dice }, (____, at) => at));
  });

  it.each(rolls)('%s in a party of %d among %d dice: one for all when they are skipped', async (_, __, ___, beat) => {
    expect((await heard(beat, 300)).landed).toHaveLength(1);
  });
});

/** The picture of a die is wider than the die by its shadow. */
const WITH_SHADOW = 1 + AROUND * 2;

function isSeenAt({ place, angle }: Seen, { x, y, width }: Rect): boolean {
  const apart = Math.hypot(place.x - x - width / 2, place.y - y - width / 2);
  return apart < 0.5 && Math.abs(place.width / width - WITH_SHADOW) < 0.01 && angle === 0;
}
