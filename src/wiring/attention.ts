import { redo, undo } from '../engine/kernel';
import type { DieId, State } from '../engine/onedeck';
import type { TableHistory } from '../machines';
import { choicesIn, type Menu, menuOf, type Shown, type Translate, tableView } from '../stage';

/** What the players look at in a state that waits for them: an open folder, a page of the list, dice in the hand. */
export class Attention {
  private folder: string | null = null;
  private page = 0;
  private picked: readonly DieId[] = [];
  private menu: Menu | null = null;

  constructor(private readonly translate: Translate) {}

  /** A new state: everything is laid down. */
  rest(): void {
    this.folder = null;
    this.page = 0;
    this.picked = [];
    this.menu = null;
  }

  open(folder: string | null): void {
    this.folder = folder;
    this.page = 0;
    this.menu = null;
  }

  get isOpen(): boolean {
    return this.folder !== null;
  }

  get atPage(): number {
    return this.page;
  }

  turnTo(page: number): void {
    this.page = page;
  }

  pick(die: DieId): void {
    this.picked = this.picked.includes(die) ? this.picked.filter((other) => other !== die) : [...this.picked, die];
  }

  get inHand(): readonly DieId[] {
    return this.picked;
  }

  menuOf(state: State): Menu {
    const { translate, folder } = this;
    this.menu ??= menuOf(choicesIn(state, translate), { translate, folder, again: tableView(state, translate).again });
    return this.menu;
  }

  /** A state that waits, or, while events are shown, one on the way with the choices that led there. */
  shown(state: State, history: TableHistory, busy: boolean): Shown {
    const { translate, page, picked } = this;
    const menu = busy && this.menu !== null ? this.menu : this.menuOf(state);
    const tools = { canUndo: undo(history) !== null, canRedo: redo(history) !== null };
    const view = tableView(state, translate);
    const lights = { dice: new Map(), boxes: [], abilities: new Map() };
    return { view, menu, tools, page, picked, lights, aim: null, hero: state.heroes[0]?.id ?? null, busy };
  }
}
