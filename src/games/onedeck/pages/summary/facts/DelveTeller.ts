import type { Move } from '../../../../../engine/kernel';
import {
  type Box,
  type CardId,
  type Command,
  type Die,
  type Event,
  type EventOf,
  type EventType,
  type HeroId,
  healthOf,
  type State,
} from '../../../../../engine/onedeck';
import { causeOf } from './causes';
import type { DelveFacts, Lives, Rise, Station } from './station';

interface OpenStation extends Pick<Station, 'what' | 'card' | 'heroes' | 'round' | 'turnBegins' | 'isSlipped'> {
  readonly floor: number;
  readonly turn: number;
  readonly rises: Rise[];
  damage: number;
  time: number;
  /** Damage, by hero, in the order of the party. */
  taken: number[];
  rolls: number[];
  placings: State[];
  offered: State[];
  last: State | null;
  isDeadly: boolean;
}

interface Moved {
  readonly at: number;
  readonly after: State;
}

type Notes = { readonly [Type in EventType]?: (event: EventOf<Type>, move: Moved) => void };

/** Reads the moves of a game one by one and writes down the stations. */
export class DelveTeller {
  private readonly stations: Station[] = [];
  private readonly start: Lives;
  private open: OpenStation | null = null;
  private rises: Rise[] = [];
  private lives: number[];
  private turnBegins = 0;
  private round = 0;

  private readonly notes: Notes = {
    turnStarted: (_, { at }) => {
      this.close();
      this.turnBegins = at;
    },
    bossRoundBegun: ({ round }, { at }) => {
      this.round = round;
      this.turnBegins = at;
    },
    doorOpened: () => this.close(),
    descended: () => this.close(),
    encounterBegun: (event, { after }) => this.begin(event, after),
    dieRolled: ({ value }) => this.roll(value),
    dieRerolled: ({ value }) => this.roll(value),
    timeSpent: () => this.spend(),
    stairsTokenPlaced: () => this.spend(),
    damageTaken: (event, { after }) => this.hurt(event, after),
    damageHealed: (event) => this.heal(event),
    encounterEnded: ({ card }, { after }) => {
      if (this.open?.card !== card) this.slip(card, after);
      this.close();
    },
    bossFightEnded: () => this.close(),
    gameWon: () => this.close(),
    gameLost: () => {
      if (this.open !== null) this.open.isDeadly = true;
      this.close();
    },
  };

  constructor(private readonly first: State) {
    this.start = livesOf(first);
    this.lives = [...this.start];
  }

  read({ before, events, after }: Move<State, Command, Event>, at: number): void {
    this.look(before);
    for (const event of events) this.note(event, { at, after });
    // What changes the health otherwise, such as an item, counts from the end of the move on.
    if (events.every(({ type }) => type !== 'gameLost')) this.lives = livesOf(after);
  }

  delve(): DelveFacts {
    this.close();
    return { heroes: this.first.heroes.map(({ id }) => id), start: this.start, stations: this.stations };
  }

  /** Keeps the states of the encounter in which something could be chosen. */
  private look(state: State): void {
    if (this.open === null || state.encounter === null || state.encounter.card !== this.open.card) return;
    if (state.phase === 'feats') this.open.offered.push(state);
    if (state.phase !== 'pool') return;
    this.open.placings.push(state);
    this.open.last = state;
  }

  private note(event: Event, move: Moved): void {
    const note = this.notes[event.type] as ((event: Event, move: Moved) => void) | undefined;
    note?.(event, move);
  }

  private roll(value: number): void {
    if (this.open === null) return;
    this.open.rolls.push(value);
    this.open.placings = [];
  }

  private spend(): void {
    if (this.open !== null) this.open.time++;
  }

  private heal({ hero, amount, cause }: EventOf<'damageHealed'>): void {
    this.change(hero, amount);
    (this.open?.rises ?? this.rises).push({ hero, amount, cause });
  }

  private begin({ kind, card, heroes }: EventOf<'encounterBegun'>, state: State): void {
    this.close();
    const round = card === null ? this.round : 0;
    this.open = { ...this.opened(state), what: kind, card, heroes, round };
  }

  private opened(state: State): OpenStation {
    const place = { floor: state.floor, turn: state.turn, turnBegins: this.turnBegins };
    const nothing = { damage: 0, time: 0, rolls: [], placings: [], offered: [], last: null, isDeadly: false, isSlipped: false };
    const { rises } = this;
    this.rises = [];
    return { what: 'stairs', card: null, heroes: [], round: 0, ...place, ...nothing, rises, taken: this.lives.map(() => 0) };
  }

  private slip(card: CardId, state: State): void {
    this.close();
    this.open = { ...this.opened(state), what: 'combat', card, isSlipped: true };
  }

  private hurt({ hero, amount }: EventOf<'damageTaken'>, state: State): void {
    this.open ??= this.opened(state);
    this.open.damage += amount;
    const at = this.placeOf(hero);
    this.open.taken[at] = (this.open.taken[at] ?? 0) + amount;
    this.change(hero, -amount);
  }

  private change(hero: HeroId, by: number): void {
    const at = this.placeOf(hero);
    this.lives[at] = (this.lives[at] ?? 0) + by;
  }

  private placeOf(hero: HeroId): number {
    return this.first.heroes.findIndex(({ id }) => id === hero);
  }

  private close(): void {
    const { open } = this;
    if (open === null) return;
    this.open = null;
    const { rolls, placings, offered, last, taken, ...facts } = open;
    const throws = { dice: rolls.length, sum: rolls.reduce((sum, value) => sum + value, 0) };
    const evidence = { throws, placings, offered, last };
    const boxes = last?.encounter?.boxes ?? [];
    this.stations.push({
      ...facts,
      throws,
      before: this.lives.map((left, at) => left + (taken[at] ?? 0)),
      after: [...this.lives],
      dice: diceOf(last),
      open: boxes.filter(isOpen),
      cause: open.damage > 0 ? causeOf(evidence) : null,
    });
  }
}

const livesOf = (state: State): number[] => state.heroes.map((hero) => healthOf(state, hero) - hero.damage);
const isOpen = ({ dice }: Box): boolean => dice.length === 0;

function diceOf(state: State | null): Station['dice'] {
  const seen = (dice: readonly Die[], isUsed: boolean) => dice.map(({ color, value }) => ({ color, value, isUsed }));
  const { boxes, pool } = state?.encounter ?? { boxes: [], pool: [] };
  return [...boxes.flatMap(({ dice }) => seen(dice, true)), ...seen(pool, false)];
}
