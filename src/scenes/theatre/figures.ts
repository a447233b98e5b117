import bosses from '../../../assets/art/boss/bosses.json';
import type { PartFacts } from '../../stage';

/** What a figure's file says of it. */
export interface FigureFacts {
  readonly hue: number;
  readonly saturation: number;
  readonly sheet: readonly number[];
  readonly parts: readonly PartFacts[];
}

const BOSSES: Readonly<Record<string, FigureFacts>> = bosses;

/** A figure of parts by its picture: `boss/lich`. Null where the picture is a single piece. */
export function figureFacts(picture: string): FigureFacts | null {
  const [kind, name = ''] = picture.split('/');
  return kind === 'boss' ? (BOSSES[name] ?? null) : null;
}

export const sizeOf = (picture: string): { readonly width: number; readonly height: number } =>
  picture.startsWith('boss/') ? { width: 960, height: 720 } : { width: 512, height: 512 };
