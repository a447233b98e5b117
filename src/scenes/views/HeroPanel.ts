import type { GameObjects, Scene } from 'phaser';
import { type HeroView, PALETTE, type Rect } from '../../stage';
import { diorama } from './diorama';
import { addText, colourOf, fitText, Plate, restyle } from './surface';

const MOST_SYMBOLS = 8;

/** The hero as a small shadow theatre, with the dice each stat gives and the hearts that are left. */
export class HeroPanel {
  private readonly plate: Plate;
  private readonly portrait: GameObjects.Image;
  private readonly name: GameObjects.Text;
  private readonly rows: readonly StatRow[];
  readonly parts: GameObjects.Container;

  constructor(private readonly scene: Scene) {
    this.plate = new Plate(scene, 'panel');
    this.portrait = scene.add.image(0, 0, 'deck/back').setOrigin(0);
    this.name = addText(scene, { size: 26, font: 'name' });
    this.rows = Array.from({ length: 4 }, () => statRow(scene));
    const rowParts = this.rows.flatMap(({ symbols, label }) => [...symbols, label]);
    this.parts = scene.add.container(0, 0, [this.plate.object, this.portrait, this.name, ...rowParts]);
  }

  place(rect: Rect | null, unit: number): void {
    this.parts.setVisible(rect !== null);
    if (rect === null) return;
    this.plate.place(rect, unit);
    this.portrait.setPosition(rect.x + 2, rect.y + 2).setDisplaySize(rect.width - 4, rect.width * 0.72);
  }

  sync(hero: HeroView, rect: Rect | null, text: number): void {
    if (rect === null) return;
    const picture = { width: rect.width - 4, height: rect.width * 0.72 };
    this.portrait.setTexture(
      diorama(this.scene, { figure: `hero/${hero.id}`, hue: 32, saturation: 80, ...picture, arch: false }),
    );
    this.portrait.setDisplaySize(picture.width, picture.height);
    restyle(this.name, { size: text * 1.6, font: 'name' }).setText(hero.name);
    this.name.setPosition(rect.x + text, rect.y + picture.height - text * 2.2);
    const lines = [
      ...hero.stats.map(({ stat, count, label }) => ({
        full: `ui/${stat}`,
        empty: `ui/${stat}`,
        tint: colourOf(PALETTE[stat]),
        count,
        most: count,
        label,
      })),
      {
        full: 'ui/heart',
        empty: 'ui/heart-empty',
        tint: 0xffffff,
        count: hero.left,
        most: hero.health,
        label: `${hero.left} / ${hero.health}`,
      },
    ];
    const pitch = Math.min(text * 2.2, (rect.height - picture.height - text) / lines.length);
    for (const [at, line] of lines.entries()) {
      const y = rect.y + picture.height + pitch * (at + 0.65);
      showRow(this.rows[at], line, { x: rect.x + text, y, right: rect.x + rect.width - text, size: text * 1.35 });
    }
  }
}

interface StatRow {
  readonly symbols: readonly GameObjects.Image[];
  readonly label: GameObjects.Text;
}

function statRow(scene: Scene): StatRow {
  const symbols = Array.from({ length: MOST_SYMBOLS }, () => scene.add.image(0, 0, 'ui/heart').setOrigin(0, 0.5));
  return { symbols, label: addText(scene, { size: 16 }).setOrigin(1, 0.5) };
}

interface StatLine {
  readonly full: string;
  readonly empty: string;
  readonly tint: number;
  readonly count: number;
  readonly most: number;
  readonly label: string;
}

function showRow(row: StatRow | undefined, line: StatLine, at: { x: number; y: number; right: number; size: number }): void {
  if (row === undefined) return;
  const { x, y, right, size } = at;
  for (const [place, symbol] of row.symbols.entries()) {
    symbol
      .setVisible(place < line.most)
      .setTexture(place < line.count ? line.full : line.empty)
      .setTint(line.tint);
    symbol.setDisplaySize(size, size).setPosition(x + place * size * 1.12, y);
  }
  restyle(row.label, { size: size / 1.35, colour: PALETTE.shade })
    .setText(line.label)
    .setPosition(right, y);
  fitText(row.label, right - x - line.most * size * 1.12 - 4);
}
