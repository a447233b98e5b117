import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type TableLayout, type TableView } from '../../stage';
import { addText, colourOf, fitText, restyle } from './surface';

/** What the party is asked or faces, what that does, and what it is worth or has left. */
export class Heading {
  private readonly title: GameObjects.Text;
  private readonly worth: GameObjects.Text;
  private readonly sign: GameObjects.Image;
  private readonly advice: GameObjects.Text;
  private readonly ground: GameObjects.Graphics;
  private layout: TableLayout | null = null;
  private onPicture = false;

  constructor(scene: Scene) {
    this.ground = scene.add.graphics();
    this.title = addText(scene, { size: 28, font: 'name' });
    this.sign = scene.add.image(0, 0, 'ui/lantern').setOrigin(0, 0.5);
    this.worth = addText(scene, { size: 20, font: 'name' }).setOrigin(0, 0.5);
    this.advice = addText(scene, { size: 16 });
  }

  place(layout: TableLayout): void {
    this.layout = layout;
  }

  sync(view: TableView): void {
    const { encounter } = view;
    const special = encounter?.special ?? '';
    const wide = this.layout?.shape === 'wide';
    const words = special === '' ? view.advice : wide ? `${special}\n${view.advice}` : special;
    this.onPicture = encounter !== null;
    this.write(view.heading, words, PALETTE.bone);
    const boss = encounter?.health ?? null;
    const worth =
      boss !== null ? `${boss.left} / ${boss.of}` : encounter !== null && encounter.xp > 0 ? String(encounter.xp) : '';
    this.showWorth(worth, boss === null ? 'ui/lantern' : 'ui/heart');
  }

  /** Says why something cannot be done, until the table changes. */
  refuse(sentence: string): void {
    this.write(this.title.text, sentence, PALETTE.lantern);
  }

  private write(title: string, words: string, colour: string): void {
    if (this.layout === null) return;
    const { heading, text, shape } = this.layout;
    const size = shape === 'wide' ? text * 1.85 : text * 1.45;
    restyle(this.title, { size, font: 'name', colour: PALETTE.bone }).setText(title).setPosition(heading.x, heading.y);
    fitText(this.title, heading.width * (shape === 'flat' ? 0.46 : 0.78));
    restyle(this.advice, { size: text, colour }).setScale(1);
    if (shape === 'flat') {
      this.advice.setWordWrapWidth(null).setText(words);
      const left = this.title.displayWidth + text * 3.6;
      this.advice.setPosition(heading.x + left, heading.y + text * 0.35);
      fitText(this.advice, heading.width - left);
    } else {
      this.advice.setWordWrapWidth(heading.width, true).setText(words);
      this.advice.setPosition(heading.x, heading.y + size * 1.35);
    }
    this.darken(text);
  }

  /** Words on a lit picture get a dark ground. */
  private darken(text: number): void {
    const { x, y, displayWidth, displayHeight } = this.advice;
    this.ground.clear();
    if (!this.onPicture || displayWidth === 0) return;
    const pad = text * 0.5;
    this.ground.fillStyle(colourOf(PALETTE.ground), 0.62);
    this.ground.fillRoundedRect(x - pad, y - pad / 2, displayWidth + pad * 2, displayHeight + pad, pad);
  }

  private showWorth(words: string, sign: string): void {
    if (this.layout === null) return;
    const { text } = this.layout;
    const side = text * 1.3;
    const x = this.title.x + this.title.displayWidth + text * 0.7;
    const y = this.title.y + this.title.displayHeight / 2;
    this.sign
      .setVisible(words !== '')
      .setTexture(sign)
      .setDisplaySize(side, side)
      .setPosition(x, y);
    restyle(this.worth, { size: text * 1.1, font: 'name', colour: PALETTE.lantern }).setText(words);
    this.worth.setPosition(x + side * 1.1, y);
  }
}
