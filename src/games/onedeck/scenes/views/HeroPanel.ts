import type { Scene } from 'phaser';
import {
  type Amount,
  Painting,
  type Pen,
  type Portrait,
  type Portraits,
  paintCount,
  paintFrame,
  paintRow,
  roundRect,
  write,
} from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { HeroPlace, HeroView } from '../../table';
import { paintMark } from './heroMark';
import { cutPortrait, portraitOf } from './paintPortrait';

interface PanelLook {
  readonly place: HeroPlace;
  readonly text: number;
  readonly unit: number;
}

/** Draws a hero: a portrait with name, dice and hearts. The cards lie on it. */
export class HeroPanel {
  readonly painting: Painting;
  private readonly portrait: Portrait;

  constructor(
    private readonly scene: Scene,
    portraits: Portraits,
  ) {
    this.portrait = portraits.add();
    this.painting = new Painting(scene);
  }

  sync(hero: HeroView | null, look: PanelLook | null): void {
    const rect = look?.place.portrait ?? null;
    if (hero === null || look === null) {
      this.painting.hide();
      this.portrait.hide();
      return;
    }
    const { id, name, left, health, fights, stats, mark } = hero;
    this.painting.paint({ rect: look.place.panel, bleed: 6, shows: [id, name, left, health, fights, stats, mark, look] }, (pen) =>
      this.draw(pen, hero, look),
    );
    if (rect === null) this.portrait.hide();
    else this.portrait.show({ picture: portraitOf(hero), rect, panel: this.painting, alpha: 1 });
  }

  private draw(pen: Pen, hero: HeroView, look: PanelLook): void {
    const { place, unit } = look;
    paintGround(pen, place.panel, unit);
    paintFrame(this.scene, pen, { frame: 'panel', rect: place.panel, most: unit });
    if (hero.fights) paintEdge(pen, place.panel, unit);
    if (place.look === 'rows') this.drawWhole(pen, hero, look);
    else this.drawShort(pen, hero, look);
  }

  private drawWhole(pen: Pen, hero: HeroView, { place, text, unit }: PanelLook): void {
    if (place.portrait !== null) cutPortrait(this.scene, pen, { rect: place.portrait, round: 13 * unit });
    if (place.name !== null)
      write(pen, hero.name, { size: text * 1.5, font: 'name', room: place.name, stand: 'bottom', lines: 1, shadow: true });
    for (const [at, amount] of amountsOf(hero).entries()) {
      const rect = place.stats[at];
      if (rect === undefined) continue;
      if (at > 0) paintLine(pen, rect);
      paintRow(this.scene, pen, { amount, rect, text });
    }
  }

  private drawShort(pen: Pen, hero: HeroView, { place, text, unit }: PanelLook): void {
    if (place.portrait !== null) {
      cutPortrait(this.scene, pen, { rect: place.portrait, round: 6 * unit });
      if (hero.mark !== '') paintMark(pen, hero, place.portrait);
    }
    const colour = hero.fights ? PALETTE.lantern : PALETTE.bone;
    if (place.name !== null)
      write(pen, hero.name, { size: text * 1.12, font: 'name', colour, room: place.name, stand: 'middle', lines: 1 });
    for (const [at, amount] of amountsOf(hero).entries()) {
      const rect = place.stats[at];
      if (rect === undefined) continue;
      const row = amount.stat === 'health' && rect.width > text * 8;
      if (row) paintRow(this.scene, pen, { amount, rect, text });
      else paintCount(this.scene, pen, { amount, rect, text });
    }
  }
}

export function amountsOf({ stats, left, health }: HeroView): readonly Amount[] {
  const dice = stats.map(({ stat, count, label }): Amount => ({ stat, count, most: count, label }));
  return [...dice, { stat: 'health', count: left, most: health, label: `${left} / ${health}` }];
}

/** Paints an opaque ground: the frame lets a little of the hero behind it through. */
function paintGround(pen: Pen, { x, y, width, height }: Rect, unit: number): void {
  roundRect(pen, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, 12 * unit);
  pen.fillStyle = PALETTE.ground;
  pen.fill();
}

function paintEdge(pen: Pen, rect: Rect, unit: number): void {
  pen.shadowColor = PALETTE.lantern;
  pen.shadowBlur = 5 * pen.getTransform().a;
  roundRect(pen, { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }, 13 * unit);
  pen.lineWidth = 1.5;
  pen.strokeStyle = PALETTE.lantern;
  pen.stroke();
  pen.shadowBlur = 0;
}

function paintLine(pen: Pen, { x, y, width }: Rect): void {
  pen.fillStyle = 'rgb(255 255 255 / 7%)';
  pen.fillRect(x - 4, y, width + 8, 1);
}
