import type { Scene } from 'phaser';
import { type Pen, write } from '../../../../../scenes';
import { PALETTE, type Rect, rows } from '../../../../../table';
import type { GoalLabel } from '../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintMark, paintStar } from '../marks';
import { paintFold } from './paintHead';

export interface Goals {
  readonly rect: Rect;
  readonly title: string;
  readonly text: number;
  readonly goals: readonly GoalLabel[];
}

const LEAST_LINES = 5;

/** Paints the missions in play and one's own two cards: name, how far it is, and what it is worth. */
export function paintGoals(scene: Scene, pen: Pen, { rect, title, text, goals }: Goals): void {
  if (rect.height < text * 4) {
    const done = goals.filter(({ isDone }) => isDone).length;
    paintFold(scene, pen, {
      rect,
      text,
      title,
      note: `${done} / ${goals.length}`,
      sign: 'mark/quill',
      colour: inks().gold,
      isLit: false,
    });
    return;
  }
  pen.fillStyle = inks().line;
  pen.fillRect(rect.x + text * 0.5, rect.y, rect.width - text, 1);
  const body = {
    x: rect.x + text * 0.6,
    y: rect.y + text * 0.2,
    width: rect.width - text * 1.2,
    height: rect.height - text * 0.4,
  };
  const lines = rows(body, Math.max(LEAST_LINES, goals.length), 0);
  for (const [at, goal] of goals.entries()) paintGoal(scene, pen, { goal, rect: lines[at] ?? body, text });
}

function paintGoal(
  scene: Scene,
  pen: Pen,
  { goal, rect, text }: { readonly goal: GoalLabel; readonly rect: Rect; readonly text: number },
): void {
  const { gold, good, word, faint } = inks();
  const side = Math.min(rect.height * 0.72, text);
  const sign = { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  if (goal.isDone) paintMark(scene, pen, { key: 'mark/tick', colour: good, rect: sign });
  else if (goal.kind === 'mission') paintStar(pen, { rect: sign, colour: faint });
  else paintMark(scene, pen, { key: goal.kind === 'power' ? 'mark/swap' : 'mark/seal', colour: gold, rect: sign });
  const points = { ...rect, x: rect.x + rect.width - text * 1.9, width: text * 1.9 };
  const worth = goal.points === null ? '' : goal.points < 0 ? `−${-goal.points}` : `+${goal.points}`;
  write(pen, worth, {
    room: points,
    size: text,
    font: 'name',
    colour: goal.isDone ? good : gold,
    align: 'right',
    stand: 'middle',
    lines: 1,
  });
  const count = goal.now === null ? '' : goal.needed === null ? String(goal.now) : `${goal.now} / ${goal.needed}`;
  const counted = { ...rect, x: points.x - text * 3.4, width: text * 3.3 };
  if (count !== '')
    write(pen, count, { room: counted, size: text * 0.92, colour: word, align: 'right', stand: 'middle', lines: 1 });
  const x = sign.x + side + text * 0.5;
  const room = { ...rect, x, width: (count === '' ? points.x : counted.x) - x };
  const size = text * 0.9;
  write(pen, goal.name, { room, size, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1, least: leastOf(size) });
}
