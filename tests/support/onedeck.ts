import { expect } from 'vitest';
import { leftOver, type Script, type Seed } from '../../src/engine/kernel';
import {
  type CardId,
  type Command,
  type CommandOf,
  type CommandType,
  DUNGEONS,
  type Event,
  type EventOf,
  type EventType,
  oneDeckDungeon as game,
  type Hero,
  type HeroId,
  type Setup,
  type State,
} from '../../src/engine/onedeck';
import { proceed } from '../../src/engine/onedeck/proceed';
import type { Stage } from '../../src/engine/onedeck/state';
import { Telling } from '../../src/engine/onedeck/telling';

type HeroPlan = Partial<Omit<Hero, 'id'>>;

export interface Plan {
  readonly heroes?: readonly HeroId[];
  readonly dungeon?: Setup['dungeon'];
  readonly tier?: Setup['tier'];
  readonly gifts?: Setup['gifts'];
  readonly seed?: string;
  /** The top of the deck, once what heroes and doors hold has been taken out. */
  readonly deck?: readonly CardId[];
  /** Only so many cards are left in the deck; the others have been spent. */
  readonly cardsLeft?: number;
  readonly rolls?: readonly number[];
  readonly floor?: 1 | 2 | 3;
  readonly level?: number;
  readonly potions?: number;
  readonly identified?: readonly CardId[];
  readonly xp?: readonly CardId[];
  readonly stairsTokens?: number;
  /** What single heroes have, by name. */
  readonly with?: Readonly<Partial<Record<HeroId, HeroPlan>>>;
  /** From slot 0 on. */
  readonly doors?: readonly { readonly cards: readonly CardId[]; readonly open: boolean }[];
}

/** A game at the start of a turn; every card that the plan names has left the deck for its place. */
export function aGame(plan: Plan = {}): Table {
  const { heroes = ['warrior'], dungeon = 'dragons-cave', tier = 'veteran', gifts, seed = 'lantern', rolls = [] } = plan;
  const setup: Setup = { heroes, dungeon, tier, ...(gifts === undefined ? {} : { gifts }) };
  const script: Script = { deck: [[...(plan.deck ?? [])]], rolls };
  return new Table(furnished(game.start(setup, seed as Seed, script), plan));
}

/** The encounter with these cards has begun behind door 0: before its feats, options or rolls, whichever comes first. */
export function anEncounter(card: CardId, plan: Plan = {}): Table {
  const table = aGame({ ...plan, doors: [{ cards: [card], open: true }, ...(plan.doors ?? [])] });
  return table.from({ door: 0, phase: 'choose', arrived: false, turn: 1 }, 'arrive');
}

/** The first boss round has begun. */
export function aBossRound(plan: Plan & { readonly bossDamage?: number } = {}): Table {
  const { bossDamage = 0, ...rest } = plan;
  const table = aGame({ ...rest, floor: 3, cardsLeft: 0 });
  const { boss } = DUNGEONS[table.state.setup.dungeon];
  return table.from({ boss: { id: boss, damage: bossDamage, round: 0 }, arrived: false, phase: 'descend' }, 'bossRound');
}

/** A game in play: gives commands, and keeps what they told. */
export class Table {
  /** Of the last command. */
  events: readonly Event[] = [];
  constructor(public state: State) {}

  /** Goes on from a state set up by hand. */
  from(changes: Partial<State>, stage: Stage): this {
    const telling = new Telling({ ...this.state, ...changes });
    proceed(telling, stage);
    this.state = telling.state;
    this.events = telling.events;
    expect(game.faults(this.state)).toEqual([]);
    return this;
  }

  do(...commands: readonly Command[]): this {
    for (const command of commands) {
      const taken = game.step(this.state, command);
      if (!taken.ok)
        throw new Error(`${JSON.stringify(command)} refused in ${this.state.phase}: ${JSON.stringify(taken.rejection)}`);
      this.events = taken.events;
      this.state = taken.state;
      expect(game.faults(this.state)).toEqual([]);
    }
    return this;
  }

  /** The key of the refusal, or null. */
  why(command: Command): string | null {
    return game.whyIllegal(this.state, command)?.key ?? null;
  }

  legal<Type extends CommandType>(type: Type): readonly CommandOf<Type>[] {
    return game.legal(this.state).filter((command): command is CommandOf<Type> => command.type === type);
  }

  told<Type extends EventType>(type: Type): readonly EventOf<Type>[] {
    return this.events.filter((event): event is EventOf<Type> => event.type === type);
  }

  hero(id: HeroId = this.state.setup.heroes[0] ?? 'warrior'): Hero {
    const hero = this.state.heroes.find((other) => other.id === id);
    if (hero === undefined) throw new Error(`${id} is not in this party`);
    return hero;
  }

  /** Numbers of dice in the pool, in the order asked for: `'strength 5'`, `'heroic 6'`, `'rogue agility 2'`. */
  dice(...wanted: readonly string[]): readonly number[] {
    const left = [...(this.state.encounter?.pool ?? [])];
    return wanted.map((words) => {
      const [value, color, hero] = words.split(' ').reverse();
      const at = left.findIndex(
        (die) => String(die.value) === value && die.color === color && (hero === undefined || die.hero === hero),
      );
      const [die] = at < 0 ? [] : left.splice(at, 1);
      if (die === undefined) throw new Error(`no ${words} in ${this.pool().join(', ')}`);
      return die.id;
    });
  }

  /** The pool in words, as `dice` takes them. */
  pool(): readonly string[] {
    return (this.state.encounter?.pool ?? []).map(({ color, value }) => `${color} ${value}`);
  }

  /** Covers a box with dice named as for `dice`. */
  cover(box: number, ...dice: readonly string[]): this {
    return this.do({ type: 'cover', box, dice: this.dice(...dice) });
  }

  use(skill: CommandOf<'useSkill'>['skill'], ...dice: readonly string[]): this {
    return this.do({ type: 'useSkill', hero: this.hero().id, skill, dice: this.dice(...dice) });
  }

  choose(...dice: readonly string[]): this {
    return this.do({ type: 'chooseDice', dice: this.dice(...dice) });
  }

  /** Fails when scripted rolls are left over, or more were drawn than scripted. */
  expectNoRollsLeft(): this {
    expect(leftOver(this.state.dice)).toBe(0);
    return this;
  }
}

function furnished(state: State, plan: Plan): State {
  const heroes = state.heroes.map((hero) => ({ ...hero, ...plan.with?.[hero.id] }));
  const { identified = [], xp = state.xp, doors = [] } = plan;
  const held = heroes.flatMap(({ items, skills }) => [...items, ...skills]);
  const placed = new Set([...held, ...identified, ...xp, ...doors.flatMap(({ cards }) => cards)]);
  const deck = [...state.xp, ...state.deck].filter((card) => !placed.has(card));
  const stored = heroes.reduce((sum, hero) => sum + hero.stored.length, 0);
  const spent = deck.length - (plan.cardsLeft ?? deck.length);
  return {
    ...state,
    heroes,
    identified,
    xp,
    doors: state.doors.map((door, slot) => doors[slot] ?? door),
    deck: deck.slice(spent),
    discard: deck.slice(0, spent),
    floor: plan.floor ?? state.floor,
    level: plan.level ?? state.level,
    potions: plan.potions ?? state.potions,
    stairsTokens: plan.stairsTokens ?? state.stairsTokens,
    nextDie: state.nextDie + stored,
  };
}
