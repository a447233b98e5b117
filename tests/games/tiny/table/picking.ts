import type { Seat } from '../../../../src/engine/kernel';
import type { MirrorParts, Picking, PickingParts, Showing } from '../../../../src/games/contract';
import type { Explanation, MirrorPage } from '../../../../src/table';
import { type Command, SEATS, type Side, type State } from '../../../support/tinyFacts';
import { seatAt, tinyGame } from '../../../support/tinyGame';
import type { TinyLayout } from './layout';
import { type Entry, mirrorPage, partsOf, question, type Shown } from './view';
import { cardWords, commandWords } from './words';

const RULES = tinyGame();

export interface TinyPickingParts extends PickingParts {
  readonly state: State;
  layout(): TinyLayout | null;
}

interface Choice {
  readonly entry: Entry;
  readonly command: Command;
}

const sideOf = (seat: Seat | null): Side | null => SEATS.find((side) => seatAt(side) === seat) ?? null;
export const idOf = (command: Command): string => (command.type === 'stay' ? 'stay' : `go-${command.torches}`);

/** A list of choices, each by a press or by its digit. There is nothing to take up. */
export class TinyPicking implements Picking {
  private state: State;
  private seat: Seat | null = null;
  private isOffered = true;

  constructor(private readonly parts: TinyPickingParts) {
    this.state = parts.state;
  }

  rest(state: State, seat: Seat | null): void {
    this.state = state;
    this.seat = seat;
    this.isOffered = true;
  }

  offerNothing(): void {
    this.isOffered = false;
  }

  renew(): void {
    this.isOffered = true;
  }

  shown(state: State, { busy, tools }: Showing): Shown {
    const { translate } = this.parts;
    const singleKeys = this.parts.singleKeys();
    const [heading, advice] = question({ state, side: sideOf(this.seat) }, translate);
    const last = state.discard.at(-1);
    const keyed = (entry: Entry): Entry => ({ ...entry, shortcut: singleKeys ? entry.shortcut : '' });
    return {
      heading,
      advice,
      parts: partsOf(state, translate),
      found: last === undefined ? null : { card: last, words: cardWords(last, translate) },
      entries: busy ? [] : this.entries().map(keyed),
      tools,
      singleKeys,
    };
  }

  mirrorPage(shown: Shown, { layout, keyOf }: MirrorParts & { readonly layout: TinyLayout | null }): MirrorPage {
    return mirrorPage(shown, { layout, keyOf, translate: this.parts.translate });
  }

  press(id: string): void {
    const choice = this.choices().find(({ entry }) => entry.id === id);
    if (choice === undefined) return;
    this.parts.sound('button');
    this.parts.perform(choice.command);
  }

  aimedAt(id: string): () => boolean {
    const { phase, night } = this.state;
    return () => this.state.phase === phase && this.state.night === night && this.choices().some(({ entry }) => entry.id === id);
  }

  drop(): void {
    // Nothing can be carried.
  }

  turnPage(): void {
    // Everything that can be chosen has its place.
  }

  meantBy(key: string): string | null {
    return this.entries().find(({ shortcut }) => shortcut === key)?.id ?? null;
  }

  putBack(): boolean {
    return false;
  }

  explain(id: string): Explanation | null {
    const { translate } = this.parts;
    const part = partsOf(this.state, translate).find((one) => one.id === id);
    if (part !== undefined) return { title: part.title, lines: part.lines, now: '' };
    const choice = this.choices().find(({ entry }) => entry.id === id);
    if (choice === undefined) return null;
    const { label, detail, rule } = commandWords(choice.command, translate);
    return { title: label, lines: [detail], now: translate(rule) };
  }

  codexEntry(): string | null {
    return this.state.discard.at(-1) ?? null;
  }

  handWords(): string | null {
    return null;
  }

  close(): void {
    this.isOffered = false;
  }

  /** When the game is over, another one can be begun. */
  private entries(): readonly Entry[] {
    const { translate } = this.parts;
    if (this.state.phase === 'choosing') return this.choices().map(({ entry }) => entry);
    const [label, detail] = [translate('burglary.again'), translate('burglary.againDetail')];
    return [{ id: 'again', label, detail, shortcut: '1', weight: 'primary' }];
  }

  private choices(): readonly Choice[] {
    if (this.seat === null || !this.isOffered) return [];
    return RULES.legal(this.state, this.seat).map((command, at) => {
      const { label, detail, weight } = commandWords(command, this.parts.translate);
      return { command, entry: { id: idOf(command), label, detail, weight, shortcut: String(at + 1) } };
    });
  }
}
