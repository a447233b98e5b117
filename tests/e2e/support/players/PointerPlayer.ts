import { type Command, type CommandOf, type DieId, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import {
  type Aim,
  choiceOf,
  choicesIn,
  diceOf,
  endsInDeath,
  folderOf,
  idOf,
  targetOf,
} from '../../../../src/games/onedeck/table';
import type { Game } from '../games';
import { completing, entriesIn, type Looked, waysTo } from '../menus';
import { centreOf, layoutOf } from '../pictures';
import type { TablePage } from '../TablePage';
import { english } from '../words';
import type { Player } from './Player';

export type Point = readonly [x: number, y: number];

/** What a mouse and a finger do differently. */
export interface Hand {
  /** The first press of a place for loot only looks at it. */
  readonly looksFirst: boolean;
  press(at: Point): Promise<void>;
  /** Holds what cannot be taken back. */
  hold(at: Point): Promise<void>;
  /** Opens the menu of what lies here. */
  menu(at: Point): Promise<void>;
  /** Turns the page of a list whose last place, where it is turned, is here. */
  turnPage(at: Point): Promise<void>;
  carry(from: Point, to: Point): Promise<void>;
}

/** In which order dice and what they are for are touched. */
export type Habit = 'dice first' | 'aim first' | 'carry';

const MOST_TURNS = 12;

/** Plays on the canvas alone: the mirror only tells where things lie. */
export class PointerPlayer implements Player {
  private laid = 0;

  constructor(
    private readonly table: TablePage,
    private readonly hand: Hand,
    private readonly habits: readonly [Habit, ...Habit[]],
  ) {}

  async carryOut(game: Game, command: Command): Promise<void> {
    const { state } = game;
    const { spot } = choiceOf(command, state, english);
    const [way = ''] = waysTo(state, command);
    if (command.type === 'finish' && endsInDeath(state)) return this.hand.hold(await this.find(way, state));
    if (command.type === 'claim') return this.claim(game, command);
    if (command.type === 'splitParty') return this.split(state, command);
    // Only keys and the mirror face a peril before a way through it is chosen.
    if (spot?.kind === 'way' && spot.option === null) return this.table.page.keyboard.press('c');
    if (spot === null || spot.kind === 'door' || spot.kind === 'loot') return this.pressAll(waysTo(state, command), state);
    if (spot.kind === 'way' || spot.kind === 'odds' || spot.kind === 'seat' || spot.kind === 'order')
      return this.pressAll(waysTo(state, command), state);
    if (spot.kind === 'hand') return this.layFreely(game, command);
    await this.lay(state, command);
    const rest = completing(state, command, spot);
    if (rest !== null && (await this.isAsked(game, rest))) await this.press(rest, state, { aim: spot, hand: diceOf(command) });
  }

  /** What the dice come to is offered, or was taken at once because it was the only answer: on a busy machine neither is there yet. */
  private async isAsked({ hash }: Game, id: string): Promise<boolean> {
    for (;;) {
      if ((await this.table.hash()) !== hash || (await this.table.isPresenting())) return false;
      if ((await this.table.action(id).count()) > 0) return true;
    }
  }

  /** The card and the hero come first. A finger's first touch of a place only looks at it. */
  private async claim(game: Game, command: CommandOf<'claim'>): Promise<void> {
    const { state } = game;
    const [first = '', swap] = waysTo(state, command);
    const card = state.loot.length > 1 ? [idOf({ kind: 'prize', card: state.loot.indexOf(command.card) })] : [];
    const hero = command.hero === undefined ? [] : [idOf({ kind: 'hero', hero: command.hero })];
    for (const id of [...card, ...hero]) await this.pressIfThere(id);
    await this.press(first, state);
    if (swap !== undefined) await this.press(swap, state, { folder: folderOf({ id: first }) });
    if (this.hand.looksFirst && (await this.stands(game))) await this.press(swap ?? first, state);
  }

  /** Nothing was given by the last press: what is pressed is heard of with the next frame. */
  private async stands({ hash }: Game): Promise<boolean> {
    await this.table.page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    return (await this.table.hash()) === hash && !(await this.table.isPresenting());
  }

  /** In turn by pressing both heroes and by carrying one onto the other. */
  private async split(state: State, command: CommandOf<'splitParty'>): Promise<void> {
    const ids = waysTo(state, command);
    const isCarried = this.nextHabit() === 'carry';
    const seats = ids.filter((id) => targetOf(id).kind === 'seat');
    for (let at = 0; isCarried && at < seats.length; at += 2)
      await this.hand.carry(await this.find(seats[at] ?? '', state), await this.find(seats[at + 1] ?? '', state));
    for (const id of ids) if (!isCarried || !seats.includes(id)) await this.press(id, state);
  }

  private async pressIfThere(id: string): Promise<void> {
    const place = (await this.table.action(id).count()) === 0 ? null : await this.table.placeOf(id);
    if (place !== null) await this.hand.press(centreOf(place));
  }

  private async lay(state: State, command: Command): Promise<void> {
    const [way = ''] = waysTo(state, command);
    const spot = cardOf(way, state);
    const dice = diceOf(command);
    const habit = this.nextHabit();
    if (habit === 'aim first') await this.press(spot, state);
    // A box with one answer has taken it.
    if (habit === 'aim first' && isOnlyAnswer(state, command)) return;
    const last = dice.at(-1);
    // A single die need not be taken up before it is carried.
    if (habit !== 'carry' || dice.length > 1) for (const die of dice) await this.press(idOf({ kind: 'die', die }), state);
    if (habit === 'carry' && last !== undefined) await this.carry(last, spot, state);
    else if (habit !== 'aim first') await this.press(spot, state, { hand: dice });
  }

  private nextHabit(): Habit {
    this.laid += 1;
    return this.habits[this.laid % this.habits.length] ?? this.habits[0];
  }

  /** Dice for which nothing has to be aimed at: the buttons offer what they come to. */
  private async layFreely(game: Game, command: Command): Promise<void> {
    const { state } = game;
    const hand = diceOf(command);
    if (command.type === 'discardDie') return this.discard(state, command);
    const aim: Aim | null = state.phase === 'effect' ? { kind: 'choose' } : null;
    for (const die of hand) await this.press(idOf({ kind: 'die', die }), state);
    const rest = completing(state, command, aim) ?? '';
    // Two dice with nothing else to do forge with the second press.
    if (await this.isAsked(game, rest)) await this.press(rest, state, { aim, hand });
  }

  private async discard(state: State, { die }: Extract<Command, { readonly type: 'discardDie' }>): Promise<void> {
    await this.hand.menu(await this.find(idOf({ kind: 'die', die }), state));
    await this.press(choiceOf({ type: 'discardDie', die }, state, english).id, state, { folder: idOf({ kind: 'dieMenu', die }) });
  }

  private async carry(die: DieId, spot: string, state: State): Promise<void> {
    await this.hand.carry(await this.find(idOf({ kind: 'die', die }), state), await this.find(spot, state));
  }

  private async pressAll([first = '', then]: readonly string[], state: State): Promise<void> {
    await this.press(first, state);
    if (then !== undefined) await this.press(then, state, { folder: folderOf({ id: first }) });
  }

  private async press(id: string, state: State, looked: Looked = {}): Promise<void> {
    await this.hand.press(await this.find(id, state, looked));
  }

  /** Where it lies, once it is in sight. */
  private async find(id: string, state: State, looked: Looked = {}): Promise<Point> {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const place = await this.table.placeOf(id);
      if (place !== null) return centreOf(place);
      // Who drinks is asked in the list once the potion is aimed at.
      const spot = (looked.aim ?? null) === null ? spotOf(id, state) : null;
      await (spot === null ? this.turnList(state, looked) : this.turnAbilities(state, spot));
    }
    throw new Error(`${id} is on none of ${MOST_TURNS} pages`);
  }

  private async turnList(state: State, looked: Looked): Promise<void> {
    const last = layoutOf(this.table.page, { state }, looked).answers.at(-1);
    if (last === undefined) throw new Error('there is no list to turn');
    await this.hand.turnPage(centreOf(last));
  }

  /** First to the tab of the hero who has it, then through her pages. */
  private async turnAbilities(state: State, aim: Aim): Promise<void> {
    const hero = aim.kind === 'ability' ? aim.hero : null;
    const tab = hero === null ? '' : idOf({ kind: 'hero', hero });
    const isHidden = (await this.table.page.locator(`[data-action="${tab}"][aria-pressed="false"]`).count()) > 0;
    if (isHidden) return this.press(tab, state);
    const [turn] = layoutOf(this.table.page, { state }, { hero }).turns;
    if (turn === undefined) throw new Error(`${JSON.stringify(aim)} lies nowhere`);
    await this.hand.press(centreOf(turn.rect));
  }
}

/** Several who may drink a potion have its one card between them, and it is the first's button that lies there. */
function cardOf(id: string, state: State): string {
  const pressOf = (one: string): string | null => {
    const spot = choicesIn(state, english).find((choice) => choice.id === one)?.spot ?? null;
    return spot?.kind === 'ability' || spot?.kind === 'potion' ? idOf(spot) : null;
  };
  const press = pressOf(id);
  return press === null ? id : (entriesIn(state).find((entry) => pressOf(entry) === press) ?? id);
}

/** The ability or potion that it stands for. */
function spotOf(id: string, state: State): Aim | null {
  const folder = folderOf({ id });
  const choice = choicesIn(state, english).find((one) => one.id === id || one.topic?.id === folder);
  const spot = choice?.spot ?? null;
  return spot?.kind === 'ability' || spot?.kind === 'potion' ? spot : null;
}

function isOnlyAnswer(state: State, command: Command): boolean {
  if (command.type !== 'cover') return false;
  return oneDeckDungeon.legal(state).filter((other) => other.type === 'cover' && other.box === command.box).length === 1;
}
