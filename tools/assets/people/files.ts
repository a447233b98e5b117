import { partsOf } from '../drawing/figure';
import { figureSvg } from '../drawing/paper';
import { table } from '../drawing/table';
import { GLOWS, type Hero, SHEET_GAP } from './hero';

/** The files of a game's heroes: each in each condition by its file's name, each before its own light. */
export function heroFiles(heroes: Readonly<Record<string, Hero>>): readonly (readonly [string, string])[] {
  const entries = Object.entries(heroes).flatMap(([name, hero]) =>
    (['hale', 'hurt', 'fallen'] as const).map((condition) => ({
      name: condition === 'hale' ? name : `${name}-${condition}`,
      glow: GLOWS[condition],
      figure: hero[condition],
    })),
  );
  return [
    ...entries.map(({ name, figure }) => [`hero/${name}.svg`, figureSvg(figure)] as const),
    ['hero/heroes.json', table(entries.map(({ name, glow, figure }) => [name, { ...glow, ...partsOf(figure, SHEET_GAP) }]))],
  ];
}
