import type { Scene } from 'phaser';
import { type HeroView, PALETTE, type Rect, type Shown, type TableLayout } from '../../stage';
import { amountsOf, paintMark, paintPortrait } from './HeroPanel';
import { Painting } from './Painting';
import { type Pen, roundRect } from './paint';
import { paintCount } from './paintRow';

interface Look {
  readonly rect: Rect;
  readonly text: number;
  /** Whose abilities lie in the strip. */
  readonly open: boolean;
}

/** On small screens: the heroes of a party side by side, to choose whose abilities are shown. */
export class HeroTabs {
  private readonly tabs: Painting[] = [];

  constructor(private readonly scene: Scene) {}

  sync({ view, hero: open }: Shown, { tabs, text }: TableLayout): void {
    while (this.tabs.length < tabs.length) this.tabs.push(new Painting(this.scene));
    for (const [at, tab] of this.tabs.entries()) {
      const hero = view.heroes[at];
      const rect = tabs[at];
      if (hero === undefined || rect === undefined) {
        tab.hide();
        continue;
      }
      const look = { rect, text, open: hero.id === (open ?? view.heroes[0]?.id) };
      const { id, left, health, fights, mark } = hero;
      tab.paint({ rect, bleed: 6, shows: [id, left, health, fights, mark, look] }, (pen) => this.draw(pen, hero, look));
    }
  }

  private draw(pen: Pen, hero: HeroView, { rect, text, open }: Look): void {
    roundRect(pen, rect, 8);
    pen.fillStyle = PALETTE.plain ? PALETTE.ground : open ? '#3A2C22' : '#1D1721';
    pen.fill();
    pen.lineWidth = open ? 2 : 1;
    pen.strokeStyle = open ? PALETTE.lantern : hero.fights ? '#C89A4E' : PALETTE.edge;
    pen.stroke();
    const wide = rect.width >= text * 5;
    const side = wide ? rect.height - 6 : Math.min(rect.width - 6, rect.height * 0.62);
    const portrait = { x: wide ? rect.x + 3 : rect.x + (rect.width - side) / 2, y: rect.y + 3, width: side, height: side };
    pen.globalAlpha = hero.left > 0 ? 1 : 0.45;
    paintPortrait(this.scene, pen, { hero, rect: portrait, round: 6 });
    pen.globalAlpha = 1;
    paintMark(pen, hero.mark, portrait);
    const [, , , hearts] = amountsOf(hero);
    if (hearts === undefined) return;
    const beside = { x: portrait.x + side + 4, y: rect.y, width: rect.width - side - 9, height: rect.height };
    const below = { x: rect.x + 3, y: portrait.y + side, width: rect.width - 6, height: rect.height - side - 5 };
    paintCount(this.scene, pen, {
      amount: wide ? hearts : { ...hearts, label: String(hearts.count) },
      rect: wide ? beside : below,
      text,
    });
  }
}
