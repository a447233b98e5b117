import { type GameObjects, Input, Scene, Scenes } from 'phaser';
import {
  boxPress,
  type CardFace,
  contentOf,
  diePress,
  layoutTable,
  type Move,
  NEXT_PAGE,
  PREVIOUS_PAGE,
  pageOf,
  type RolledDie,
  type Screen,
  type Shown,
  type TableLayout,
  type TableMotions,
} from '../stage';
import { playTween } from './playTween';
import { TableParts } from './TableParts';
import { diorama, hueOf } from './views/diorama';
import { fill } from './views/surface';

export interface TableSceneParts {
  /** An entry, a die, a box or a tool was tapped on the canvas. */
  readonly onPress: (id: string) => void;
  /** The table was touched anywhere: while something plays that means hurry. Answers whether it did. */
  readonly onTap: () => boolean;
  readonly onReady: () => void;
}

/** The table in its dungeon: doors or what is faced, the deck as time, the heroes, and what can be done. */
export class TableScene extends Scene implements TableMotions {
  private views!: TableParts;
  private flying!: GameObjects.Image;
  private screen!: Screen;
  private laid: TableLayout | null = null;
  private shown: Shown | null = null;

  constructor(private readonly parts: TableSceneParts) {
    super('table');
  }

  init(): void {
    this.shown = null;
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    const onPress = this.listenForTaps();
    this.cameras.main.setOrigin(0).setZoom(density);
    this.views = new TableParts(this, {
      onPress,
      onBox: (box) => onPress(boxPress(box)),
      onDie: (die) => onPress(diePress(die)),
    });
    this.flying = this.add.image(0, 0, 'deck/back').setVisible(false);
    this.fit(screen);
    this.parts.onReady();
  }

  /** Null until something is shown. */
  get layout(): TableLayout | null {
    return this.laid;
  }

  /** Lays everything out anew; what is shown stays what it was. */
  fit(screen: Screen): void {
    this.screen = screen;
    if (this.shown !== null) this.show(this.shown);
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.laid = layoutTable(this.screen, contentOf(shown.view, shown.menu));
    this.views.place(this.laid);
    this.views.sync(shown, pageOf(shown.menu.rows, this.laid.rows, shown.page));
  }

  refuse(sentence: string): void {
    this.views.heading.refuse(sentence);
  }

  async spendCard(card: string, move: Move): Promise<void> {
    if (this.laid === null || this.laid.dice.length > 0) return;
    const { deck, discard } = this.views;
    const { spot: from } = deck;
    const { spot: to } = discard;
    const { duration, ease, delay = 0, signal } = move;
    fill(this.flying.setTexture('deck/back').setVisible(true), from);
    const scaleX = this.flying.scaleX;
    const half = { targets: this.flying, duration: duration / 2, ease };
    const middle = { x: (from.x + to.x) / 2 + to.width / 2, y: from.y - from.height * 0.12, scaleX: 0, delay };
    await playTween(this, { ...half, ...middle }, signal);
    this.flying.setTexture(this.cardFace(card, to)).setDisplaySize(to.width, to.height).setScale(0, this.flying.scaleY);
    await playTween(this, { ...half, x: to.x, y: to.y, scaleX: to.width / this.flying.width || scaleX }, signal);
    this.flying.setVisible(false);
  }

  async raiseDoor(door: number, move: Move): Promise<void> {
    await this.views.doors[door]?.raise(move);
  }

  async turnDoor(door: number, face: CardFace, move: Move): Promise<void> {
    await this.views.doors[door]?.turn(face, move);
  }

  async shakeHero(hero: string, { duration, ease, signal }: Move): Promise<void> {
    const at = this.shown?.view.heroes.findIndex(({ id }) => id === hero) ?? -1;
    const panel = this.laid?.heroes[at] === undefined ? this.views.bar.hearts : this.views.heroes[at]?.parts;
    if (panel === undefined) return;
    const shake = { targets: panel, x: { from: -7, to: 7 }, duration: duration / 6, ease, yoyo: true, repeat: 2 };
    await playTween(this, shake, signal);
    panel.setX(0);
  }

  async rollDie(die: RolledDie, move: Move): Promise<void> {
    if (this.shown === null) return;
    const { view, menu } = this.shown;
    const content = contentOf(view, menu);
    const grown = layoutTable(this.screen, { ...content, dice: content.dice + 1 });
    const to = this.views.dice.placeOf(die.id) ?? grown.dice.at(-1);
    if (to !== undefined) await this.views.dice.roll(die, to, move);
  }

  async coverBox(box: number, dice: readonly number[], move: Move): Promise<void> {
    const on = this.laid?.boxes[box];
    if (on !== undefined) await this.views.dice.lay(dice, on, move);
  }

  /** A touch that hurries is spent: what comes to lie under the finger meanwhile must not be pressed by it. */
  private listenForTaps(): (id: string) => void {
    const { onPress, onTap } = this.parts;
    let spent = false;
    const onDown = (): void => {
      spent = onTap();
    };
    const onWheel = ({ deltaY: down }: Input.Pointer): void => {
      if (down !== 0 && (this.shown?.menu.rows.length ?? 0) > (this.laid?.rows.length ?? 0))
        onPress(down > 0 ? NEXT_PAGE : PREVIOUS_PAGE);
    };
    this.input.on(Input.Events.POINTER_DOWN, onDown);
    this.input.on(Input.Events.POINTER_WHEEL, onWheel);
    this.events.once(Scenes.Events.SHUTDOWN, () => {
      this.input.off(Input.Events.POINTER_DOWN, onDown);
      this.input.off(Input.Events.POINTER_WHEEL, onWheel);
    });
    return (id) => {
      if (!spent) onPress(id);
    };
  }

  private cardFace(card: string, { width, height }: { readonly width: number; readonly height: number }): string {
    return diorama(this, { figure: `foe/${card}`, ...hueOf(card), width, height, arch: false });
  }
}
