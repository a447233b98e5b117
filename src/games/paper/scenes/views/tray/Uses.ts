import type { Scene } from 'phaser';
import { measure, type Pen, type Piece, paintSkull, SharedTexture, write, writeStack } from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import type { Entry, PaperLayout, Shown } from '../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintPlate, paintStar } from '../marks';

interface Use extends Pick<Entry, 'label' | 'detail' | 'brief' | 'glory' | 'refusal' | 'peril' | 'isChosen'> {
  readonly rect: Rect;
  readonly text: number;
}

const BLEED = 10;
/** Twelve monsters may be struck off. */
const MOST = 12;

/** Draws what the held die can be used for, and other answers that have no place on the sheet. */
export class Uses {
  private readonly texture: SharedTexture;

  constructor(scene: Scene) {
    this.texture = new SharedTexture(scene, MOST);
  }

  sync({ entries }: Shown, { answers, text }: PaperLayout): void {
    const shown = entries.filter(({ spot }) => spot.kind === 'answer');
    const pieces = shown.map(({ label, detail, brief, glory, refusal, peril, isChosen }, at): Piece | null => {
      const rect = answers[at];
      if (rect === undefined) return null;
      const use: Use = { label, detail, brief, glory, refusal, peril, isChosen, rect, text };
      return { rect, bleed: BLEED, shows: use, draw: (pen) => paintUse(pen, use) };
    });
    this.texture.paint(pieces);
  }
}

function paintUse(pen: Pen, use: Use): void {
  const { refusal, peril, isChosen, rect, text } = use;
  const isOpen = refusal === null;
  const isPeril = isOpen && (peril === 'loss' || peril === 'death');
  pen.globalAlpha = isOpen ? 1 : 0.62;
  paintPlate(pen, { rect, look: isPeril ? 'danger' : isChosen === true ? 'chosen' : 'plain', round: text * 0.5 });
  pen.globalAlpha = 1;
  const room = inset(rect, Math.min(text * 0.5, rect.width * 0.06, rect.height * 0.1));
  const inked = isChosen === true && !isPeril;
  const { faint, wet, word } = inks();
  const colours = isOpen
    ? { name: inked ? wet : PALETTE.bright, words: peril === 'waste' ? PALETTE.warning : inked ? INKED : word }
    : { name: faint, words: faint };
  if (use.brief.length === 0) paintWhole(pen, use, { room, colours });
  else paintBrief(pen, use, { room, colours });
  if (isPeril) paintSkull(pen, skullIn(room, text));
}

/** Words on a plate that was chosen. */
const INKED = '#3A2413';

interface Lettering {
  readonly room: Rect;
  readonly colours: { readonly name: string; readonly words: string };
}

/** Writes all that can be said: there is room, because few can be chosen. */
function paintWhole(pen: Pen, { label, detail, refusal, rect, text }: Use, { room, colours }: Lettering): void {
  const isLow = rect.height < text * 3;
  const align = isLow ? 'center' : 'left';
  const title = { words: label, look: { size: text * 1.12, font: 'name', colour: colours.name, align, lines: 2 } } as const;
  const said = { words: isLow ? '' : (refusal ?? detail), look: { size: text * 0.9, colour: colours.words, align } } as const;
  writeStack(pen, [title, said], { room, stand: isLow ? 'middle' : 'top', least: leastOf(text * 0.9) });
}

/** Writes the name, then line by line what comes of it, as far as there is room; the glory is among the first. */
function paintBrief(pen: Pen, { label, brief, glory, text }: Use, { room, colours }: Lettering): void {
  const size = Math.min(text * 1.12, room.height * 0.4);
  const line = Math.min(text * 0.94, room.height * 0.36) * LEADING;
  const look = { size, font: 'name', colour: colours.name, least: leastOf(size) } as const;
  const isOneLine = measure(pen, label, { ...look, lines: 1, room: { ...room, height: size * LEADING } }).whole;
  const name = { ...room, height: isOneLine ? size * LEADING : LEAST_NAME * 2 };
  write(pen, label, { ...look, room: name, lines: isOneLine ? 1 : 2 });
  const [first = '', ...others] = brief;
  const lines = [
    { words: first, isGlory: false },
    { words: glory, isGlory: true },
  ];
  lines.push(...others.map((words) => ({ words, isGlory: false })));
  let y = name.y + name.height;
  for (const { words, isGlory } of lines.filter((one) => one.words !== '')) {
    if (y + line > room.y + room.height + 1) return;
    const star = isGlory ? line * 0.8 : 0;
    const place = { ...room, y, x: room.x + star * 1.2, width: room.width - star * 1.2, height: line };
    const told = {
      size: line / LEADING,
      colour: colours.words,
      stand: 'middle',
      lines: 1,
      least: leastOf(line / LEADING),
    } as const;
    if (isGlory)
      paintStar(pen, { rect: { ...place, x: room.x, y: y + line * 0.1, width: star, height: star }, colour: inks().gold });
    else if (words !== first && !measure(pen, words, { ...told, room: place }).whole) continue;
    write(pen, words, { ...told, room: place });
    y += line;
  }
}

const LEADING = 1.24;
/** A line of a name in the least letters. */
const LEAST_NAME = 14;

function skullIn({ x, y, width }: Rect, text: number): Rect {
  const side = text * 1.2;
  return { x: x + width - side, y, width: side, height: side };
}
