import type { GameObjects, Scene } from 'phaser';
import { Painting, type Pen, roundRect } from '../../../../scenes';
import { bounds, type Rect } from '../../../../table';
import type { HeroView, TableLayout } from '../../table';
import { paintMark } from './heroMark';
import { paintPortrait, portraitOf } from './paintPortrait';

const ROUND = 0.16;

/** Draws the portrait of each hero who rolls, on a plate with her dice. */
export class DiceOwners {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync(heroes: readonly HeroView[], owners: TableLayout['owners']): void {
    if (owners.length === 0) {
      this.painting.hide();
      return;
    }
    const shows = owners.map(({ hero: at, plates }) => {
      const { id, left, health, mark } = heroes[at] ?? {};
      return [id, left, health, mark, plates];
    });
    this.painting.paint({ rect: bounds(owners.flatMap(({ plates }) => plates)), bleed: 4, shows }, (pen) => {
      for (const { hero, rect, plates } of owners) {
        for (const plate of plates) paintPlate(pen, plate);
        const owner = heroes[hero];
        if (owner !== undefined) this.paintOwner(pen, owner, rect);
      }
    });
  }

  private paintOwner(pen: Pen, hero: HeroView, rect: Rect): void {
    const square = { ...rect, y: rect.y + (rect.height - rect.width) / 2, height: rect.width };
    paintPortrait(this.scene, pen, { picture: portraitOf(hero), rect: square, round: rect.width * ROUND });
    paintMark(pen, hero, square);
  }
}

function paintPlate(pen: Pen, rect: Rect): void {
  roundRect(pen, rect, rect.height * ROUND);
  pen.fillStyle = 'rgb(255 226 170 / 7%)';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = 'rgb(200 154 78 / 34%)';
  pen.stroke();
}
