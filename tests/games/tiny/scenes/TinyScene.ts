import { Scene } from 'phaser';
import {
  ActionButton,
  Painting,
  type Pen,
  paintFrame,
  paintTool,
  playTween,
  type TweenTiming,
  write,
  writeStack,
} from '../../../../src/scenes';
import { BAR_TOOLS, inset, PALETTE, type Place, placeAt, type Screen } from '../../../../src/table';
import { layoutOf, placesOf, type Shown, type TinyLayout } from '../table';

const MOST_ANSWERS = 3;

/** Two burglars, the house between them, and the answers below. */
export class TinyScene extends Scene {
  private board!: Painting;
  private found!: Painting;
  private answers: readonly ActionButton[] = [];
  private screen!: Screen;
  private shown: Shown | null = null;
  layout: TinyLayout | null = null;

  constructor() {
    super('burglary');
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    this.cameras.main.setOrigin(0).setZoom(density);
    this.board = new Painting(this);
    this.found = new Painting(this);
    this.answers = Array.from({ length: MOST_ANSWERS }, (_, at) => new ActionButton(this, at === 0 ? 'gold' : 'dark'));
    this.screen = screen;
  }

  fit(screen: Screen): void {
    this.screen = screen;
    if (this.shown !== null) this.show(this.shown);
  }

  show(shown: Shown, words = shown.advice): void {
    this.shown = shown;
    const layout = layoutOf(this.screen, shown.entries.length);
    this.layout = layout;
    const { width, height } = this.screen;
    this.board.paint({ rect: { x: 0, y: 0, width, height }, bleed: 0, shows: [shown, words, layout] }, (pen) => {
      this.drawParts(pen, shown, { layout, words });
    });
    this.showFound(shown, layout);
    for (const [at, button] of this.answers.entries()) {
      const [entry, rect] = [shown.entries[at], layout.answers[at]];
      const props =
        entry === undefined || rect === undefined ? null : { label: entry.label, detail: entry.detail, refused: false };
      button.sync(props, { rect: rect ?? layout.heading, text: layout.text, unit: 1 });
    }
  }

  refuse(sentence: string): void {
    if (this.shown !== null) this.show(this.shown, sentence);
  }

  /** The card that was found turns up. */
  async find({ duration, ease, delay = 0, signal }: TweenTiming): Promise<void> {
    const { image } = this.found;
    image.setAlpha(0);
    await playTween(this, { targets: image, alpha: 1, duration, ease, delay }, signal);
  }

  placeAt(at: { readonly x: number; readonly y: number }): Place | null {
    const { shown, layout } = this;
    return shown === null || layout === null ? null : placeAt(placesOf(shown, layout), at);
  }

  private showFound({ found }: Shown, { found: rect, text }: TinyLayout): void {
    if (found === null) {
      this.found.hide();
      return;
    }
    this.found.paint({ rect, bleed: 8, shows: [found.words, text] }, (pen) => {
      paintFrame(this, pen, { frame: 'panel', rect, most: 1 });
      write(pen, found.words, { room: inset(rect, text / 2), size: text, align: 'center', stand: 'middle' });
    });
  }

  private drawParts(
    pen: Pen,
    { heading, parts, tools }: Shown,
    { layout, words }: { readonly layout: TinyLayout; readonly words: string },
  ): void {
    const { text } = layout;
    write(pen, heading, { room: layout.heading, size: text * 1.3, font: 'name', colour: PALETTE.lantern, stand: 'middle' });
    for (const id of BAR_TOOLS) paintTool(pen, { id, tools, rect: layout.tools[id], text });
    for (const [at, { title, lines }] of parts.entries()) {
      const rect = layout.parts[at] ?? layout.heading;
      paintFrame(this, pen, { frame: 'panel', rect, most: 1 });
      const isHouse = at === 1;
      const room = inset(rect, text);
      const look = { size: text, colour: PALETTE.bone };
      const said = [...lines, ...(isHouse ? [words] : [])].map((line) => ({ words: line, look }));
      const name = { words: title, look: { ...look, size: text * 1.2, font: 'name' } } as const;
      writeStack(pen, [name, ...said], { room: isHouse ? { ...room, height: room.height / 2 } : room, stand: 'top' });
    }
  }
}
