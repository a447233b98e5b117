import type { Scene } from 'phaser';
import { measure, type Pen, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { HeldCard, HeroPlaceView, LootCard, LootHeroPlace, SkillLine } from '../../../table';
import { signBits } from './paintCards';
import { type Bit, paintLine } from './paintLine';
import { type PlaceLook, paintChosen, paintGround, paintKey, paintPaper, writeFirst } from './paintPlace';

export interface SkillLook extends PlaceLook {
  readonly card: LootCard;
  readonly view: HeroPlaceView;
  readonly place: LootHeroPlace;
  /** The potions that the party knows. */
  readonly shelf: readonly SkillLine[];
  readonly title: string;
  readonly room: readonly string[];
  readonly swap: string;
  /** The smallest letters of names. */
  readonly least: number;
}

/** Paints the rule of a skill and the skills held, or of a potion and the shelf of those that are known. */
export function paintSkill(scene: Scene, pen: Pen, look: SkillLook): void {
  const { place, text, card, view, closed } = look;
  paintGround(scene, pen, look);
  if (closed) pen.globalAlpha = 0.62;
  const { title } = place;
  const line = { ...title, height: Math.min(text * 1.6, title.height) };
  const taken = paintKey(pen, look);
  const said = write(pen, look.title, {
    size: text * 1.25,
    font: 'name',
    colour: PALETTE.lantern,
    room: line,
    stand: 'middle',
    lines: 1,
  });
  const beside = { ...line, x: line.x + said.width + text * 0.5, width: line.width - said.width - text * 0.5 - taken };
  const colour = view.isFull ? PALETTE.lantern : PALETTE.shade;
  const hasRule = title.height - line.height >= text * 1.1;
  const ruled = closed ? view.refusal : ruleOf(card.line);
  const words = !hasRule ? [view.isFull ? `${view.free} · ${ruled}` : ruled] : closed ? [] : look.room;
  writeFirst(pen, words, {
    size: text,
    colour,
    align: 'right',
    room: beside,
    stand: 'middle',
    lines: hasRule ? 1 : 2,
    least: 0.62,
  });
  const rule = { ...title, y: line.y + line.height, height: title.height - line.height };
  if (hasRule && closed) write(pen, view.refusal, { size: text, room: rule, least: 0.55 });
  else if (hasRule) paintRule(pen, ruleOf(card.line), { name: card.line.name, rect: rule, text });
  pen.globalAlpha = closed ? 0.5 : 1;
  paintCells(scene, pen, look);
  pen.globalAlpha = 1;
  paintChosen(pen, look);
}

const ruleOf = ({ cost, effect }: SkillLine): string => (cost === '' ? effect : `${cost}: ${effect}`);

function paintRule(
  pen: Pen,
  words: string,
  { name, rect, text }: { readonly name: string; readonly rect: Rect; readonly text: number },
): void {
  const bold = { size: text, font: 'name', colour: PALETTE.bone, lines: 1, room: { ...rect, height: text * 1.3 } } as const;
  const { width } = measure(pen, name, bold);
  const both = `${name} · ${words}`;
  if (width > rect.width * 0.5 || rect.height < text * 2.2) {
    write(pen, both, { size: text, room: rect, least: 0.68 });
    return;
  }
  write(pen, name, bold);
  const beside = { ...rect, x: rect.x + width + text * 0.5, width: rect.width - width - text * 0.5 };
  write(pen, words, { size: text, room: beside, least: 0.68 });
}

function paintCells(scene: Scene, pen: Pen, { place, view, card, shelf, text, swap, closed, least }: SkillLook): void {
  const potion = card.isPotion;
  for (const [at, rect] of place.cells.entries()) {
    const held: HeldCard | undefined = view.held[at];
    const line = potion ? shelf[at] : held?.line;
    const coming = line === undefined;
    if (coming && closed) continue;
    paintPaper(pen, rect, coming ? 'coming' : 'held');
    const ink = coming ? PALETTE.lantern : PALETTE.script;
    const signs = signBits(line ?? card.line, potion);
    const room = { x: rect.x + text * 0.35, y: rect.y + 2, width: rect.width - text * 0.7, height: rect.height - 7 };
    const trade: readonly Bit[] =
      view.isFull && held !== undefined
        ? [{ words: swap, colour: PALETTE.note }, { words: `+${held.xp}`, colour: ink }, { sign: 'ui/lantern' }]
        : [];
    paintCell(scene, pen, { name: (line ?? card.line).name, signs, trade, ink, rect: room, text, least });
  }
}

interface CellLook {
  readonly name: string;
  readonly signs: readonly Bit[];
  readonly trade: readonly Bit[];
  readonly ink: string;
  readonly rect: Rect;
  readonly text: number;
  readonly least: number;
}

/** Paints the name of a held card above its signs, and the lanterns that it turns into. */
function paintCell(scene: Scene, pen: Pen, { name, signs, trade, ink, rect, text, least: smallest }: CellLook): void {
  if (rect.height < text * 2) {
    write(pen, name, {
      size: text * 0.95,
      colour: ink,
      room: rect,
      stand: 'middle',
      align: 'center',
      lines: 2,
      least: Math.max(0.42, Math.min(1, smallest / text)),
    });
    return;
  }
  const low = Math.min(rect.height * 0.46, text * 1.2);
  const upper = { ...rect, height: rect.height - low };
  const lines = upper.height > text * 2.2 ? 3 : upper.height > text * 1.3 ? 2 : 1;
  const least = Math.max(0.5, Math.min(1, smallest / text));
  const look = {
    size: text,
    colour: ink,
    room: upper,
    stand: 'middle',
    lines,
    least,
    ...(lines > 1 ? { breaks: least } : {}),
  } as const;
  // Where the name would be cut, what the skill costs stands for it; the list that unfolds has all names.
  if (signs.length > 0 && !measure(pen, name, look).whole) paintLine({ scene, pen }, signs, { rect: upper, size: text });
  else write(pen, name, look);
  const lower = { ...rect, y: rect.y + upper.height, height: low };
  const wide = rect.width > text * 6.4;
  const [left, right] = trade.length === 0 ? [signs, []] : wide ? [trade, signs] : [trade.slice(1), []];
  const taken = paintLine({ scene, pen }, left, { rect: lower, size: text * 0.95 });
  paintLine({ scene, pen }, right, {
    rect: { ...lower, x: lower.x + taken + 4, width: Math.max(1, lower.width - taken - 4) },
    size: text * 0.95,
    align: 'right',
  });
}
