import { type GameObjects, Input, Scene, Scenes } from 'phaser';
import {
  type CardFace,
  layoutTable,
  type Move,
  PALETTE,
  type Rect,
  type Screen,
  type TableLayout,
  type TableMotions,
  type TableTools,
  type TableView,
} from '../stage';
import { playTween } from './playTween';
import { ActionButton, type ButtonProps } from './views/ActionButton';
import { Backdrop } from './views/Backdrop';
import { DoorSprite } from './views/DoorSprite';
import { DungeonPanel } from './views/DungeonPanel';
import { diorama, hueOf } from './views/diorama';
import { HeroPanel } from './views/HeroPanel';
import { Pile } from './views/Pile';
import { addText, fill, fitText, restyle } from './views/surface';
import { TopBar } from './views/TopBar';

export interface TableSceneParts {
  readonly doorCount: number;
  readonly mostHealth: number;
  /** A choice or tool was tapped on the canvas. */
  readonly onPress: (id: string) => void;
  /** The table was touched anywhere: while something plays that means hurry. Answers whether it did. */
  readonly onTap: () => boolean;
  readonly onReady: () => void;
}

export interface Shown {
  readonly view: TableView;
  readonly tools: TableTools;
}

/** The table in its dungeon: four doors, the deck as time, the hero, and what can be done. */
export class TableScene extends Scene implements TableMotions {
  private backdrop!: Backdrop;
  private bar!: TopBar;
  private hero!: HeroPanel;
  private dungeon!: DungeonPanel;
  private heading!: GameObjects.Text;
  private advice!: GameObjects.Text;
  private doors!: readonly DoorSprite[];
  private deck!: Pile;
  private discard!: Pile;
  private first!: ActionButton;
  private second!: ActionButton;
  private flying!: GameObjects.Image;
  private layout!: TableLayout;
  private shown: Shown | null = null;

  constructor(private readonly parts: TableSceneParts) {
    super('table');
  }

  init(): void {
    this.shown = null;
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    const { doorCount, mostHealth, onReady } = this.parts;
    const onPress = this.listenForTaps();
    this.cameras.main.setOrigin(0).setZoom(density);
    this.backdrop = new Backdrop(this);
    this.bar = new TopBar(this, onPress, mostHealth);
    this.heading = addText(this, { size: 28, font: 'name' });
    this.advice = addText(this, { size: 16 });
    this.doors = Array.from({ length: doorCount }, () => new DoorSprite(this, onPress));
    this.hero = new HeroPanel(this);
    this.dungeon = new DungeonPanel(this);
    this.deck = new Pile(this);
    this.discard = new Pile(this);
    this.first = new ActionButton(this, 'gold', onPress);
    this.second = new ActionButton(this, 'dark', onPress);
    this.flying = this.add.image(0, 0, 'deck/back').setVisible(false);
    this.fit(screen);
    onReady();
  }

  /** Lays everything out anew; what is shown stays what it was. */
  fit(screen: Screen): void {
    this.layout = layoutTable(screen, this.parts.doorCount);
    const { layout } = this;
    this.backdrop.place(layout);
    this.bar.place(layout);
    this.hero.place(layout.hero, layout.unit);
    this.dungeon.place(layout.dungeon, layout.unit);
    for (const [slot, door] of this.doors.entries()) door.place(layout.doors[slot] ?? layout.scene, layout.text);
    this.deck.place(layout.deck, layout);
    this.discard.place(layout.discard, layout);
    this.first.place(layout.buttons.first, layout);
    this.second.place(layout.buttons.second, layout);
    this.placeHeading(layout.heading);
    if (this.shown !== null) this.show(this.shown);
  }

  show(shown: Shown): void {
    this.shown = shown;
    const { view, tools } = shown;
    const { layout } = this;
    this.heading.setText(view.heading);
    this.advice.setText(view.advice).setColor(PALETTE.bone);
    fitText(this.heading, layout.heading.width);
    this.bar.sync(view, tools);
    this.hero.sync(view.hero, layout.hero, layout.text);
    this.dungeon.sync(view, layout.dungeon, layout.text);
    for (const [slot, door] of view.doors.entries()) this.doors[slot]?.sync(door);
    this.deck.sync({ count: view.deck.count, face: view.deck.count === 0 ? 'deck/stairs' : 'deck/back', lines: view.deck.lines });
    this.discard.sync({ count: view.discard.count, face: this.discardFace(view), lines: view.discard.lines });
    this.showButtons(view);
  }

  /** Says why something cannot be done, where the advice stands, until the table changes. */
  refuse(sentence: string): void {
    const { advice, heading, layout } = this;
    if (layout.shape === 'flat') heading.setText(sentence);
    else advice.setText(sentence).setColor(PALETTE.lantern);
    fitText(heading, layout.heading.width);
  }

  async spendCard(card: string, move: Move): Promise<void> {
    const from = this.deck.spot;
    const to = this.discard.spot;
    const { duration, ease, delay = 0, signal } = move;
    fill(this.flying.setTexture('deck/back').setVisible(true), from);
    const scaleX = this.flying.scaleX;
    const half = { targets: this.flying, duration: duration / 2, ease };
    await playTween(
      this,
      { ...half, x: (from.x + to.x) / 2 + to.width / 2, y: from.y - from.height * 0.12, scaleX: 0, delay },
      signal,
    );
    this.flying.setTexture(this.cardFace(card, to)).setDisplaySize(to.width, to.height).setScale(0, this.flying.scaleY);
    await playTween(this, { ...half, x: to.x, y: to.y, scaleX: to.width / this.flying.width || scaleX }, signal);
    this.flying.setVisible(false);
  }

  async raiseDoor(door: number, move: Move): Promise<void> {
    await this.doors[door]?.raise(move);
  }

  async turnDoor(door: number, card: CardFace, move: Move): Promise<void> {
    await this.doors[door]?.turn(card, move);
  }

  async shakeHero({ duration, ease, signal }: Move): Promise<void> {
    const parts = this.hero.parts;
    await playTween(
      this,
      { targets: parts, x: { from: -7, to: 7 }, duration: duration / 6, ease, yoyo: true, repeat: 2 },
      signal,
    );
    parts.setX(0);
  }

  /** A touch that hurries is spent: what comes to lie under the finger meanwhile must not be pressed by it. */
  private listenForTaps(): (id: string) => void {
    const { onPress, onTap } = this.parts;
    let spent = false;
    const onDown = (): void => {
      spent = onTap();
    };
    this.input.on(Input.Events.POINTER_DOWN, onDown);
    this.events.once(Scenes.Events.SHUTDOWN, () => this.input.off(Input.Events.POINTER_DOWN, onDown));
    return (id) => {
      if (!spent) onPress(id);
    };
  }

  private placeHeading(rect: Rect): void {
    const { text, shape } = this.layout;
    const size = shape === 'wide' ? text * 1.85 : text * 1.45;
    restyle(this.heading, { size, font: 'name', colour: PALETTE.bone }).setPosition(rect.x, rect.y);
    restyle(this.advice, { size: text })
      .setPosition(rect.x, rect.y + size * 1.35)
      .setVisible(shape !== 'flat');
    this.advice.setWordWrapWidth(rect.width, true);
  }

  private showButtons({ choices, doors, again }: TableView): void {
    const explore = choices.find((choice) => choice.command.type === 'explore') ?? null;
    const door = doors.find(({ choice }) => choice !== null && choice.refusal === null)?.choice ?? null;
    const onward = choices.find((choice) => choice.door === null && choice !== explore) ?? door;
    const asButton = (choice: typeof onward): ButtonProps | null => choice && { ...choice, refused: choice.refusal !== null };
    this.first.sync(again === null ? asButton(onward) : { ...again, refused: false });
    this.second.sync(asButton(explore));
  }

  private discardFace({ discard }: TableView): string {
    return discard.card === null ? 'deck/edge' : this.cardFace(discard.card, this.layout.discard);
  }

  private cardFace(card: string, { width, height }: Rect): string {
    return diorama(this, { figure: `foe/${card}`, ...hueOf(card), width, height, arch: false });
  }
}
