import type { Scene } from 'phaser';
import bosses from '../../../assets/art/boss/bosses.json';
import hues from '../../../assets/art/foe/hues.json';
import { bossBox } from './bossBox';
import { picture } from './paint';

export interface DioramaSpec {
  /** Texture of the dark figure in the middle. */
  readonly figure: string;
  readonly hue: number;
  readonly saturation: number;
  readonly width: number;
  readonly height: number;
  /** Cut to the shape of a doorway. */
  readonly arch: boolean;
  /** Where the figure stands, in parts of the picture; without, in the middle. */
  readonly stand?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A paper-cut picture: glow, figure, cave edges, painted once for each card and size and then one texture. */
export function diorama(scene: Scene, spec: DioramaSpec): string {
  const density = scene.cameras.main.zoom;
  const size = { width: Math.round(spec.width * density), height: Math.round(spec.height * density) };
  const stand =
    spec.stand === undefined
      ? ''
      : Object.values(spec.stand)
          .map((part) => part.toFixed(2))
          .join();
  const key = `diorama:${spec.figure}:${size.width}x${size.height}:${stand}`;
  if (scene.textures.exists(key)) return key;
  const canvas = scene.textures.createCanvas(key, size.width, size.height);
  if (canvas === null) return spec.figure;
  const pen = canvas.context;
  if (spec.arch) clipToArch(pen, size);
  paintGlow(pen, spec, size);
  paintPicture(scene, pen, { key: spec.figure, box: bossBox(spec.figure, size, spec.stand) ?? figureBox(size, spec) });
  paintPicture(scene, pen, { key: 'diorama/ceiling', box: { x: 0, y: -size.height * 0.06, ...size } });
  paintPicture(scene, pen, { key: 'diorama/floor', box: { x: 0, y: size.height * 0.04, ...size } });
  canvas.refresh();
  return key;
}

export function hueOf(name: string): { readonly hue: number; readonly saturation: number } {
  const table: Readonly<Record<string, { readonly hue: number; readonly saturation: number }>> = { ...hues, ...bosses };
  return table[name] ?? { hue: 32, saturation: 80 };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function clipToArch(pen: CanvasRenderingContext2D, { width, height }: Size): void {
  pen.beginPath();
  pen.moveTo(0, height);
  pen.lineTo(0, width * 0.5);
  pen.arc(width / 2, width * 0.5, width / 2, Math.PI, 0);
  pen.lineTo(width, height);
  pen.clip();
}

function paintGlow(pen: CanvasRenderingContext2D, { hue, saturation, stand }: DioramaSpec, { width, height }: Size): void {
  const middle = stand === undefined ? 0.5 : stand.x + stand.width / 2;
  const down = stand === undefined ? 0.48 : stand.y + stand.height / 2;
  pen.fillStyle = `hsl(${hue} ${saturation * 0.7}% 9%)`;
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(
    width * middle,
    height * down,
    0,
    width * middle,
    height * down,
    Math.max(width, height) * 0.68,
  );
  glow.addColorStop(0, `hsl(${hue} ${saturation}% 66%)`);
  glow.addColorStop(0.3, `hsl(${hue} ${saturation}% 46%)`);
  glow.addColorStop(0.7, `hsl(${hue} ${saturation}% 19%)`);
  glow.addColorStop(1, `hsl(${hue} ${saturation}% 7%)`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

function figureBox({ width, height }: Size, { arch, stand }: DioramaSpec): Size & { readonly x: number; readonly y: number } {
  if (stand !== undefined) {
    const room = { width: stand.width * width, height: stand.height * height };
    const side = Math.min(room.width, room.height) * 0.9;
    const x = stand.x * width + (room.width - side) / 2;
    return { x, y: stand.y * height + (room.height - side) / 2, width: side, height: side };
  }
  const side = Math.min(width * 0.86, height * (arch ? 0.62 : 0.82));
  return { x: (width - side) / 2, y: (height - side) * (arch ? 0.42 : 0.5), width: side, height: side };
}

interface Piece {
  readonly key: string;
  readonly box: Size & { readonly x: number; readonly y: number };
}

function paintPicture(scene: Scene, pen: CanvasRenderingContext2D, { key, box }: Piece): void {
  const source = picture(scene, key);
  if (source !== null) pen.drawImage(source, box.x, box.y, box.width, box.height);
}
