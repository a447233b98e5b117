import type { GameObjects, Scene } from 'phaser';
import { type HeroView, PALETTE, type Rect } from '../../stage';
import { diorama } from './diorama';
import { addText, colourOf, fitText, Plate, restyle } from './surface';

const MOST_SYMBOLS = 9;
const FULL = 380;
/** In parts of its width, where a hero has the whole column. */
const PORTRAIT = 0.5;

/** A hero: alone as a small shadow theatre with a row for each stat, in a party as a few lines. */
export class HeroPanel {
  private readonly plate: Plate;
  private readonly portrait: GameObjects.Image;
  private readonly name: GameObjects.Text;
  private readonly rows: readonly StatRow[];
  private readonly info: GameObjects.Text;
  readonly parts: GameObjects.Container;

  constructor(private readonly scene: Scene) {
    this.plate = new Plate(scene, 'panel');
    this.portrait = scene.add.image(0, 0, 'deck/back').setOrigin(0);
    this.name = addText(scene, { size: 26, font: 'name' });
    this.rows = Array.from({ length: 4 }, () => statRow(scene));
    this.info = addText(scene, { size: 16 });
    const rowParts = this.rows.flatMap(({ symbols, label }) => [...symbols, label]);
    this.parts = scene.add.container(0, 0, [this.plate.object, this.portrait, this.name, ...rowParts, this.info]);
  }

  place(rect: Rect | null, unit: number): void {
    this.parts.setVisible(rect !== null);
    if (rect !== null) this.plate.place(rect, unit);
  }

  sync(hero: HeroView | null, rect: Rect | null, text: number): void {
    this.parts.setVisible(rect !== null && hero !== null);
    if (rect === null || hero === null) return;
    const full = rect.height >= FULL * (text / 16);
    this.portrait.setVisible(full);
    const top = full ? this.showFull(hero, rect, text) : this.showShort(hero, rect, text);
    this.showInfo(hero, { ...rect, y: top, height: rect.y + rect.height - top }, text);
  }

  private showFull(hero: HeroView, rect: Rect, text: number): number {
    const picture = { width: rect.width - 4, height: rect.width * PORTRAIT };
    this.portrait.setTexture(
      diorama(this.scene, { figure: `hero/${hero.id}`, hue: 32, saturation: 80, ...picture, arch: false }),
    );
    this.portrait.setPosition(rect.x + 2, rect.y + 2).setDisplaySize(picture.width, picture.height);
    restyle(this.name, { size: text * 1.5, font: 'name' }).setText(hero.name);
    this.name.setPosition(rect.x + text, rect.y + picture.height - text * 2);
    const pitch = text * 1.75;
    const lines = [...hero.stats.map(statLine), heartLine(hero)];
    for (const [at, line] of lines.entries()) {
      const y = rect.y + picture.height + pitch * (at + 0.65);
      showRow(this.rows[at], line, { x: rect.x + text, y, right: rect.x + rect.width - text, size: text * 1.2 });
    }
    return rect.y + picture.height + pitch * (lines.length + 0.2);
  }

  /** Name and hearts, below them the dice of all stats in one line. */
  private showShort(hero: HeroView, rect: Rect, text: number): number {
    const pad = text * 0.8;
    const colour = hero.fights ? PALETTE.lantern : PALETTE.bone;
    restyle(this.name, { size: text * 1.15, font: 'name', colour }).setText(hero.name);
    this.name.setPosition(rect.x + pad, rect.y + pad * 0.6);
    fitText(this.name, rect.width * 0.5);
    const size = text * 1.05;
    const hearts = { ...heartLine(hero), most: 1, count: hero.left > 0 ? 1 : 0, label: `${hero.left} / ${hero.health}` };
    const right = rect.x + rect.width - pad;
    showRow(this.rows[3], hearts, { x: right - size * 3.6, y: rect.y + pad * 0.6 + text * 0.8, right, size: size * 1.1 });
    const y = rect.y + text * 2.6;
    let x = rect.x + pad;
    const pitch = Math.min(size * 1.12, (rect.width - pad * 2) / (hero.stats.reduce((sum, { count }) => sum + count, 0) + 1));
    for (const [at, stat] of hero.stats.entries()) {
      showRow(this.rows[at], { ...statLine(stat), label: '' }, { x, y, right, size: pitch / 1.12 });
      x += stat.count * pitch + (stat.count > 0 ? pitch * 0.4 : 0);
    }
    return rect.y + text * 3.3;
  }

  /** Feat and skills, as many lines as there is room for; the mirror says the rest. */
  private showInfo(hero: HeroView, room: Rect, text: number): void {
    const pad = text * 0.8;
    const size = text * 0.92;
    const most = Math.floor((room.height - pad * 0.6) / (size * 1.22));
    const lines = [hero.feat, ...hero.skills].map(({ name, effect, spent }) => (spent ? `${name} ✓` : `${name} — ${effect}`));
    const stored = hero.feat.stored > 0 ? ['◆'.repeat(hero.feat.stored)] : [];
    const short = [[...stored, hero.feat.name, ...hero.skills.map(({ name }) => name)].join(' · ')];
    restyle(this.info, { size, colour: PALETTE.shade });
    this.info.setVisible(most > 0).setWordWrapWidth(room.width - pad * 2, true);
    this.info.setMaxLines(Math.max(1, most)).setText((most >= 5 ? [...stored, ...lines] : short).join('\n'));
    this.info.setPosition(room.x + pad, room.y + pad * 0.2);
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

function statLine({ stat, count, label }: HeroView['stats'][number]): StatLine {
  return { full: `ui/${stat}`, empty: `ui/${stat}`, tint: colourOf(PALETTE[stat]), count, most: count, label };
}

function heartLine({ left, health }: HeroView): StatLine {
  const label = `${left} / ${health}`;
  return { full: 'ui/heart', empty: 'ui/heart-empty', tint: 0xffffff, count: left, most: health, label };
}

function showRow(row: StatRow | undefined, line: StatLine, at: { x: number; y: number; right: number; size: number }): void {
  if (row === undefined) return;
  const { x, y, right, size } = at;
  // A row that would run into its label draws its symbols closer together.
  const pitch = Math.min(size * 1.12, (right - x - size * 2.6) / Math.max(1, line.most));
  for (const [place, symbol] of row.symbols.entries()) {
    symbol
      .setVisible(place < line.most)
      .setTexture(place < line.count ? line.full : line.empty)
      .setTint(line.tint);
    symbol.setDisplaySize(size, size).setPosition(x + place * pitch, y);
  }
  restyle(row.label, { size: size / 1.2, colour: PALETTE.shade })
    .setText(line.label)
    .setPosition(right, y);
  fitText(row.label, right - x - line.most * pitch - 4);
}
