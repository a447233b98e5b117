import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../stage';
import { addText, fitText, Plate, restyle } from './surface';

export interface ButtonProps {
  readonly label: string;
  readonly detail: string;
  readonly refused: boolean;
}

/** A button as a carved plate: gold for the way forward, dark for the other way. */
export class ActionButton {
  private readonly plate: Plate;
  private readonly label: GameObjects.Text;
  private readonly detail: GameObjects.Text;
  private rect: Rect = { x: 0, y: 0, width: 0, height: 0 };

  constructor(
    scene: Scene,
    private readonly look: 'gold' | 'dark',
  ) {
    this.plate = new Plate(scene, `button-${look}`);
    this.label = addText(scene, { size: 20, font: 'name' }).setOrigin(0.5);
    this.detail = addText(scene, { size: 16 }).setOrigin(0.5);
  }

  place(rect: Rect, { unit, text }: { readonly unit: number; readonly text: number }): void {
    this.rect = rect;
    this.plate.place(rect, Math.min(unit, rect.height / 80));
    const colour = this.look === 'gold' ? PALETTE.ink : PALETTE.bone;
    restyle(this.label, { size: text * 1.3, font: 'name', colour });
    restyle(this.detail, { size: text, colour });
    this.fit();
  }

  sync(props: ButtonProps | null): void {
    for (const part of [this.plate.object, this.label, this.detail]) part.setVisible(props !== null);
    if (props === null) return;
    this.label.setText(props.label);
    this.detail.setText(props.detail);
    for (const part of [this.plate.object, this.label, this.detail]) part.setAlpha(props.refused ? 0.45 : 1);
    this.fit();
  }

  private fit(): void {
    const { x, y, width, height } = this.rect;
    const middle = x + width / 2;
    const room = width * 0.88;
    this.label.setWordWrapWidth(null);
    fitText(this.label, room);
    // What is too long even when it is small goes on two lines.
    if (this.label.displayWidth > room) this.label.setWordWrapWidth(room / this.label.scale, true).setAlign('center');
    fitText(this.detail, room);
    const both = this.label.displayHeight + this.detail.displayHeight;
    const top = y + (height - both) / 2;
    this.label.setPosition(middle, top + this.label.displayHeight / 2);
    this.detail.setPosition(middle, top + this.label.displayHeight + this.detail.displayHeight / 2);
  }
}
