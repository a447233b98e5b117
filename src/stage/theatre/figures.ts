import bosses from '../../../assets/art/boss/bosses.json' with { type: 'json' };
import foes from '../../../assets/art/foe/figures.json' with { type: 'json' };
import moments from '../../../assets/art/moment/moments.json' with { type: 'json' };
import type { Middle } from '../view';
import type { PartFacts } from './Rig';

/** What a figure's file says of it. */
export interface FigureFacts {
  readonly hue: number;
  readonly saturation: number;
  /** It stands where it was built, and strikes from there. */
  readonly built?: boolean;
  readonly size: readonly number[];
  readonly sheet: readonly number[];
  readonly parts: readonly PartFacts[];
}

const FIGURES: Readonly<Record<string, Readonly<Record<string, FigureFacts>>>> = {
  boss: bosses,
  foe: foes,
  moment: moments,
};

/** The picture of what is faced, or of what happens in its place. */
export function subjectOf(middle: Middle): string | null {
  if (middle.kind === 'doors') return null;
  return middle.kind === 'foe' || middle.kind === 'boss' ? `${middle.kind}/${middle.name}` : `moment/${middle.kind}`;
}

/** A figure of parts by its picture: `boss/lich`. Null where the picture is a single piece. */
export function figureFacts(picture: string): FigureFacts | null {
  const [kind = '', name = ''] = picture.split('/');
  return FIGURES[kind]?.[name] ?? null;
}

export const sizeOf = ({ size: [width = 1, height = 1] }: FigureFacts): { readonly width: number; readonly height: number } => ({
  width,
  height,
});
