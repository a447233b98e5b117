import type { Scene } from 'phaser';
import {
  measureStack,
  Painting,
  type Pen,
  paintFrame,
  paintSkull,
  type TextPart,
  write,
  writeStack,
} from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import { gloryWords, type PaperLayout, type Shown } from '../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintPlate, paintStar } from '../marks';

interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  readonly glory: string;
  readonly isPeril: boolean;
}

/** Measures words as if there were room for all of them. */
const ENDLESS = 10_000;

/** Draws what is about to be written; while nothing is aimed at, what is asked, or why something was refused. */
export class Outcome {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  sync(shown: Shown, words: string, { preview: rect, text, shape }: PaperLayout): void {
    const told = shape === 'wide' ? toldBy(shown, words) : aboveButton(toldBy(shown, words), shown);
    this.painting.paint({ rect, bleed: 8, shows: [told, text] }, (pen) => this.draw(pen, told, { rect, text }));
  }

  private draw(pen: Pen, told: Told, { rect, text }: { readonly rect: Rect; readonly text: number }): void {
    if (told.isPeril) paintPlate(pen, { rect, look: 'danger', round: text * 0.5 });
    else paintFrame(this.scene, pen, { frame: 'panel', rect, most: 1 });
    const whole = inset(rect, Math.min(text * 0.6, rect.height * 0.08));
    const skull = told.isPeril ? text * 1.7 : 0;
    if (told.isPeril) paintSkull(pen, { ...whole, width: skull, height: skull });
    const room = { ...whole, x: whole.x + skull * 1.2, width: whole.width - skull * 1.2 };
    const wide = told.glory === '' ? 0 : text * 5.4;
    if (told.glory !== '') {
      const corner = { ...room, x: room.x + room.width - wide, width: wide, height: text * 1.5 };
      const size = text * 1.2;
      const look = { size, font: 'name', colour: '#FFFFFF', align: 'right', stand: 'top', lines: 1 } as const;
      const written = write(pen, told.glory, { ...look, room: corner, least: leastOf(size) });
      const star = { x: corner.x + wide - written.width - size * 1.2, y: corner.y + size * 0.16, width: size, height: size };
      paintStar(pen, { rect: star, colour: inks().gold });
    }
    const title = { words: told.title, look: { size: text * 1.1, font: 'name', colour: PALETTE.lantern, lines: 2 } } as const;
    const inColour = (colour: string) => (line: string) => ({ words: line, look: { size: text * 0.94, colour } });
    const warnings = told.warnings.map(inColour(PALETTE.warning));
    const fits = (parts: readonly TextPart[]): boolean =>
      measureStack(pen, parts, { room: { ...room, height: ENDLESS }, stand: 'top', least: 1 }).height <= room.height;
    const listed = [title, ...told.lines.map(inColour(inks().word)), ...warnings];
    const parts = fits(listed) ? listed : [title, ...[joined(told.lines)].map(inColour(inks().word)), ...warnings];
    // Smaller letters would run below the glory.
    const isOpen = rect.height > text * 5 && fits(parts);
    const below = { ...room, width: room.width - (isOpen ? 0 : wide) };
    writeStack(pen, parts, { room: below, stand: 'top', least: leastOf(text * 0.94) });
  }
}

/** Sentences that follow each other in a line do without their full stops. */
function joined(lines: readonly string[]): string {
  return lines.length > 1 ? lines.map((line) => line.replace(/\.$/, '')).join(' · ') : (lines[0] ?? '');
}

/** On a phone the golden button lies below: its words are not told twice, and those that it has no room for are told here. */
function aboveButton(told: Told, { entries, preview }: Shown): Told {
  const go = entries.find(({ spot }) => spot.kind === 'go');
  if (go?.label === told.title) return { ...told, title: '' };
  return go?.isGuarded === true && preview === null ? { ...told, warnings: [...told.warnings, go.detail] } : told;
}

function toldBy({ preview, heading, warnings }: Shown, words: string): Told {
  if (preview === null) return { title: heading, lines: [words], warnings, glory: '', isPeril: false };
  const { title, lines, brief, peril } = preview;
  const said = brief === null ? lines.slice(1) : [brief.join(' · ')];
  return { title, lines: said, warnings, glory: gloryWords(preview), isPeril: peril === 'loss' || peril === 'death' };
}
