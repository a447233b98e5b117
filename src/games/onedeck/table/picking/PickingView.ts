import type { Command, DieId, HeroId, Phase, State } from '../../../../engine/onedeck';
import type { Rect, Translate } from '../../../../table';
import type { Showing } from '../../../contract';
import { type Choice, choicesIn, refusedByKey } from '../commands';
import { lootFocus, lootKeys } from '../loot';
import { type Menu, type MenuParts, menuOf, pageOf } from '../menu';
import { type SplitSetting, splitEntries } from '../split';
import type { Shown, ShownOdds, ShownSplit } from '../tableContent';
import { aimWords, dieChoices, handMenu, lightsOf, thingOfKey } from '../targeting';
import { targetOf } from '../targets';
import { type TableView, tableView } from '../view';
import { withoutKeys } from '../withoutKeys';
import { wordsMeanwhile } from '../words/advice';
import type { Aiming } from './Aiming';

/** The phases in which the player picks dice, so that digits are keys of dice. */
const AMONG_DICE: readonly Phase[] = ['pool', 'effect'];

export interface PickingViewParts {
  readonly translate: Translate;
  readonly aiming: Pick<Aiming, 'aim' | 'hand'>;
  /** The odds of what this state has at the door. */
  readonly odds: (state: State) => ShownOdds;
  /** The split of a party that parts. */
  readonly split: (state: State) => { readonly shown: ShownSplit; readonly setting: SplitSetting } | null;
  /** Returns whether single letters, digits and signs are shortcuts. */
  singleKeys(): boolean;
  /** Returns whether the end that kills is held, or pressed for the first time. */
  held(): NonNullable<Shown['held']> | null;
}

/** Remembers the open folder, page and hero while the table waits for the player, and builds the menu and the view from them. */
export class PickingView {
  private folder: string | null = null;
  private page = 0;
  private hero: HeroId | null = null;
  /** The hero whose tab was pressed last, until something else is done. */
  private told: HeroId | null = null;
  private prize = 0;
  private menu: Menu | null = null;
  private viewed: { readonly state: State; readonly view: TableView } | null = null;
  /** The state that asked last; null while another game is shown. */
  private asked: State | null = null;

  constructor(private readonly parts: PickingViewParts) {}

  rest(state: State): void {
    this.asked = state;
    this.prize = 0;
    this.open(null);
  }

  open(folder: string | null): void {
    this.folder = folder;
    this.renew();
  }

  get isOpen(): boolean {
    return this.folder !== null;
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

  /** Drops the menu and the view, because the hand, the aim or the language has changed. */
  renew(): void {
    this.page = 0;
    this.told = null;
    this.menu = null;
    this.viewed = null;
  }

  /** Shows an empty menu until `renew` is called, because another game is shown. */
  offerNothing(): void {
    this.menu = { first: null, second: null, answers: [], entries: [] };
    this.asked = null;
  }

  lookAt(hero: HeroId): void {
    this.hero = hero;
    this.told = hero;
    this.menu = null;
  }

  lookAtPrize(card: number): void {
    this.prize = card;
    this.menu = null;
  }

  menuOf(state: State): Menu {
    const { folder } = this;
    const { translate, aiming } = this.parts;
    const { aim, hand } = aiming;
    const split = this.parts.split(state);
    const odds = split?.shown.odds ?? this.parts.odds(state);
    this.menu ??= this.withLoot(state, {
      translate,
      folder,
      inside: this.insideOf(folder, state),
      again: this.viewOf(state).again,
      hand: handMenu(aim, { state, hand, translate }),
      diceHaveDigits: this.isAmongDice(state),
      odds: odds.kind === 'offered' ? { label: translate('door.odds'), detail: translate('door.oddsOf') } : null,
      split: split === null ? null : splitEntries(split.setting),
    });
    return this.menu;
  }

  /** Returns the choices of a die's menu; null for other folders. */
  private insideOf(folder: string | null, state: State): readonly Choice[] | null {
    const target = folder === null ? null : targetOf(folder);
    return target?.kind === 'dieMenu' ? dieChoices(target.die, state, this.parts.translate) : null;
  }

  /** Builds the menu; the places for loot have keys of their own. */
  private withLoot(state: State, parts: MenuParts): Menu {
    const choices = choicesIn(state, parts.translate);
    const menu = menuOf(choices, parts);
    const focus = lootFocus({ view: this.viewOf(state), menu, hero: this.heroIn(state), prize: this.prize });
    return focus === null ? menu : menuOf(choices, { ...parts, keys: lootKeys(focus) });
  }

  /** Returns the view of a state. The last one is cached, because a tap reads it several times. */
  viewOf(state: State): TableView {
    if (this.viewed?.state !== state) this.viewed = { state, view: tableView(state, this.parts.translate) };
    return this.viewed.view;
  }

  /** Returns everything that is drawn of a state. While events are shown (`busy`) nothing is asked, and the menu stays as it was. */
  shown(state: State, { tools, busy }: Showing): Shown {
    const { page, parts } = this;
    const { translate, aiming } = parts;
    const { aim, hand } = aiming;
    const singleKeys = parts.singleKeys();
    const shown: Shown = {
      view: busy ? { ...this.viewOf(state), ...wordsMeanwhile(state, this.asked ?? state, translate) } : this.viewOf(state),
      menu: this.menuOf(busy ? (this.asked ?? state) : state),
      tools,
      page,
      picked: hand,
      canTake: !busy && this.isAmongDice(state),
      lights: busy ? DARK : lightsOf(state, aim, hand),
      ...(busy ? {} : { lightsFor: (dice: readonly DieId[]) => lightsOf(state, null, dice) }),
      aim: busy || aim === null ? null : aimWords(aim, { state, translate }),
      facts: busy ? null : this.factsIn(state),
      hero: this.heroIn(state),
      held: busy ? null : parts.held(),
      prize: this.prize,
      odds: parts.odds(state),
      split: parts.split(state)?.shown ?? null,
      busy,
      singleKeys,
    };
    return singleKeys ? shown : withoutKeys(shown);
  }

  /** Returns what will be shown of loot once it waits; null for other states, which are drawn sooner. */
  atRest(state: State, showing: Showing): Shown | null {
    if (state.phase !== 'loot') return null;
    const rested = new PickingView({ ...this.parts, aiming: { aim: null, hand: [] } });
    rested.hero = this.hero;
    rested.viewed = { state, view: this.viewOf(state) };
    return rested.shown(state, showing);
  }

  /** Returns the dice and the items of the hero whose tab was pressed; null where cards at a door or loot show them. */
  private factsIn(state: State): string | null {
    const { heroes, sill, loot } = this.viewOf(state);
    const hero = heroes.find(({ id }) => id === this.told);
    if (hero === undefined || sill !== null || loot !== null) return null;
    const dice = hero.stats.map(({ label, count }) => `${label} ${count}`).join(' · ');
    return this.parts.translate('table.named', { name: hero.name, effect: `${dice}. ${hero.items}` });
  }

  /** Returns whether digits pick dice and letters pick boxes. */
  private isAmongDice({ phase }: State): boolean {
    return this.folder === null && AMONG_DICE.includes(phase);
  }

  /** Returns the chosen hero while that hero can act; otherwise the first hero who can. */
  private heroIn({ encounter, heroes, phase }: State): HeroId | null {
    const all = heroes.map(({ id }) => id);
    const acting = phase === 'loot' ? all : (encounter?.heroes ?? all);
    return acting.find((id) => id === this.hero) ?? acting[0] ?? null;
  }
}

const DARK: Shown['lights'] = { dice: new Map(), boxes: [], abilities: new Map() };
