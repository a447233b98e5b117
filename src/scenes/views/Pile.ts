import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../stage';
import { addText, fill, fitText, restyle } from './surface';

export interface PileProps {
  readonly count: number;
  readonly face: string;
  readonly lines: readonly [string, string];
}

/** A stack of cards with its number: the deck as time that is left, the discard as time that is gone. */
export class Pile {
  private readonly edge: GameObjects.Image;
  private readonly face: GameObjects.Image;
  private readonly count: GameObjects.Text;
  private readonly lines: readonly [GameObjects.Text, GameObjects.Text];
  private room = 0;

  constructor(scene: Scene) {
    this.edge = scene.add.image(0, 0, 'deck/edge');
    this.face = scene.add.image(0, 0, 'deck/back');
    this.count = addText(scene, { size: 24, font: 'name' });
    this.lines = [addText(scene, { size: 16 }), addText(scene, { size: 16 })];
  }

  place(rect: Rect, { text, pileRoom }: { readonly text: number; readonly pileRoom: number }): void {
    this.room = pileRoom - text * 1.4;
    fill(this.face, rect);
    fill(this.edge, { ...rect, x: rect.x + 5, y: rect.y + 5 });
    const x = rect.x + rect.width + text;
    const middle = rect.y + rect.height / 2;
    restyle(this.count, { size: text * 1.5, font: 'name', colour: PALETTE.lantern }).setPosition(x, middle - text * 2.1);
    restyle(this.lines[0], { size: text }).setPosition(x, middle - text * 0.2);
    restyle(this.lines[1], { size: text, colour: PALETTE.shade }).setPosition(x, middle + text * 1.1);
  }

  sync(props: PileProps | null): void {
    for (const part of [this.edge, this.face, this.count, ...this.lines]) part.setVisible(props !== null);
    if (props === null) return;
    const { count, face, lines } = props;
    if (this.face.texture.key !== face) {
      const { displayWidth, displayHeight } = this.face;
      this.face.setTexture(face).setDisplaySize(displayWidth, displayHeight);
    }
    this.face.setAlpha(count === 0 ? 0.25 : 1);
    this.edge.setVisible(count > 1);
    this.count.setText(String(count));
    for (const [at, line] of this.lines.entries()) {
      line.setText(lines[at] ?? '');
      fitText(line, this.room);
      // Beside a small card only the number has room; the mirror says the rest.
      line.setVisible(line.displayWidth <= this.room);
    }
  }

  get spot(): Rect {
    const { x, y, displayWidth: width, displayHeight: height } = this.face;
    return { x, y, width, height };
  }
}
