import { redo, undo } from '../../engine/kernel';
import type { Command, HeroId, Phase, State } from '../../engine/onedeck';
import type { TableHistory } from '../../games/onedeck';
import {
  aimWords,
  choicesIn,
  handMenu,
  lightsOf,
  type Menu,
  menuOf,
  pageOf,
  refusedByKey,
  type Shown,
  tableView,
  thingOfKey,
  withoutKeys,
} from '../../games/onedeck/table';
import type { SettingsStore } from '../../services';
import type { Rect, TableTools, Translate } from '../../table';
import type { Aiming } from './Aiming';

/** Where dice lie ready to be chosen: digits are theirs there. */
const AMONG_DICE: readonly Phase[] = ['pool', 'effect'];

export interface AttentionParts {
  readonly pace: () => TableTools['speed'];
  readonly settings: Pick<SettingsStore, 'current'>;
}

/** What the players look at in a state that waits for them: an open folder, a page of the list, a hero. */
export class Attention {
  private folder: string | null = null;
  private page = 0;
  private hero: HeroId | null = null;
  private menu: Menu | null = null;

  constructor(
    private readonly translate: Translate,
    private readonly aiming: Aiming,
    private readonly parts: AttentionParts,
  ) {}

  /** A new state: everything is laid down. */
  rest(state: State): void {
    this.aiming.rest(state);
    this.open(null);
  }

  open(folder: string | null): void {
    this.folder = folder;
    this.renew();
  }

  get isOpen(): boolean {
    return this.folder !== null;
  }

  /** Dice are chosen by their digits, boxes by their letters. */
  isAmongDice({ phase }: State): boolean {
    return this.folder === null && AMONG_DICE.includes(phase);
  }

  /** Returns the id of what a key presses, or a move that the key asks for and that the rules refuse now. */
  meantBy(key: string, state: State): string | Command | null {
    const thing = this.isAmongDice(state) ? thingOfKey(key, state) : null;
    const id = thing ?? this.menuOf(state).entries.find(({ shortcut }) => shortcut === key)?.id;
    return id ?? refusedByKey(key, state);
  }

  turnBy(pages: number, state: State, rects: readonly Rect[]): void {
    this.page = pageOf(this.menuOf(state).answers, rects, this.page + pages).turn?.page ?? 0;
  }

  /** Something was taken up, put back or aimed at: other things can be chosen now. */
  renew(): void {
    this.page = 0;
    this.menu = null;
  }

  /** Another game is shown: until something changes, nothing is asked. */
  offerNothing(): void {
    this.menu = { first: null, second: null, answers: [], entries: [] };
  }

  lookAt(hero: HeroId): void {
    this.hero = hero;
  }

  menuOf(state: State): Menu {
    const { translate, folder, aiming } = this;
    const { aim, hand } = aiming;
    this.menu ??= menuOf(choicesIn(state, translate), {
      translate,
      folder,
      again: tableView(state, translate).again,
      hand: handMenu(aim, { state, hand, translate }),
      diceHaveDigits: this.isAmongDice(state),
    });
    return this.menu;
  }

  /** A state that waits, or, while events are shown, one on the way with the choices that led there. */
  shown(state: State, history: TableHistory, busy: boolean): Shown {
    const { translate, page, aiming, parts } = this;
    const { aim, hand } = aiming;
    const { singleKeys } = parts.settings.current();
    const shown: Shown = {
      view: tableView(state, translate),
      menu: busy && this.menu !== null ? this.menu : this.menuOf(state),
      tools: { canUndo: undo(history) !== null, canRedo: redo(history) !== null, speed: parts.pace() },
      page,
      picked: hand,
      canTake: !busy && this.isAmongDice(state),
      lights: busy ? DARK : lightsOf(state, aim, hand),
      aim: busy || aim === null ? null : aimWords(aim, { state, translate }),
      hero: this.heroIn(state),
      busy,
      singleKeys,
    };
    return singleKeys ? shown : withoutKeys(shown);
  }

  /** Who is looked at, as long as she can act; else the first who can. */
  private heroIn({ encounter, heroes }: State): HeroId | null {
    const acting = encounter?.heroes ?? heroes.map(({ id }) => id);
    return acting.find((id) => id === this.hero) ?? acting[0] ?? null;
  }
}

const DARK: Shown['lights'] = { dice: new Map(), boxes: [], abilities: new Map() };
