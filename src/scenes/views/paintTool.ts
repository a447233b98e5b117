import { type BarTool, PALETTE, type Rect, type TableTools } from '../../table';
import type { Pen } from './paint';
import { write } from './write';

interface Tool {
  readonly id: BarTool;
  readonly tools: TableTools;
  readonly rect: Rect;
  readonly text: number;
}

const PACES = { 1: '1×', 2: '2×', 4: '4×' } as const;

/** Paints a tool's sign: an arrow back, an arrow forth, a written page, the speed, three lines. */
export function paintTool(pen: Pen, { id, tools, rect, text }: Tool): void {
  const usable = id === 'undo' ? tools.canUndo : id === 'redo' ? tools.canRedo : id !== 'speed' || tools.speed !== 'crossfade';
  const size = text * 0.62;
  pen.save();
  pen.globalAlpha = usable ? 1 : 0.3;
  if (id === 'speed' && tools.speed !== 'instant' && tools.speed !== 'crossfade') {
    write(pen, PACES[tools.speed], { size: text * 1.15, align: 'center', stand: 'middle', room: rect, lines: 1 });
  } else {
    pen.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
    pen.strokeStyle = PALETTE.bone;
    pen.fillStyle = PALETTE.bone;
    pen.lineWidth = Math.max(1.6, size * 0.2);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    if (id === 'redo') pen.scale(-1, 1);
    if (id === 'menu') paintLines(pen, size);
    else if (id === 'log') paintPage(pen, size);
    else if (id === 'speed') paintHaste(pen, size);
    else paintTurn(pen, size);
  }
  pen.restore();
}

function paintLines(pen: Pen, size: number): void {
  pen.beginPath();
  for (const row of [-0.7, 0, 0.7]) {
    pen.moveTo(-size, row * size);
    pen.lineTo(size, row * size);
  }
  pen.stroke();
}

/** Paints the sign of speed `instant`: two points against a wall. */
function paintHaste(pen: Pen, size: number): void {
  for (const x of [-0.95, -0.1]) {
    pen.beginPath();
    pen.moveTo(x * size, -size * 0.8);
    pen.lineTo((x + 0.8) * size, 0);
    pen.lineTo(x * size, size * 0.8);
    pen.closePath();
    pen.fill();
  }
  pen.beginPath();
  pen.moveTo(size * 0.95, -size * 0.8);
  pen.lineTo(size * 0.95, size * 0.8);
  pen.stroke();
}

function paintPage(pen: Pen, size: number): void {
  pen.beginPath();
  pen.roundRect(-size * 0.8, -size, size * 1.6, size * 2, size * 0.25);
  for (const row of [-0.42, 0.02, 0.46]) {
    pen.moveTo(-size * 0.36, row * size);
    pen.lineTo(size * 0.36, row * size);
  }
  pen.stroke();
}

function paintTurn(pen: Pen, size: number): void {
  pen.beginPath();
  pen.moveTo(-size * 0.9, -size * 0.3);
  pen.bezierCurveTo(size * 0.2, -size * 0.9, size * 1.3, -size * 0.1, size * 0.7, size * 0.9);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-size * 1.15, -size * 0.2);
  pen.lineTo(-size * 0.4, -size * 0.95);
  pen.lineTo(-size * 0.3, size * 0.25);
  pen.closePath();
  pen.fill();
}
