import { partsOf } from '../drawing/figure';
import { figureSvg } from '../drawing/paper';
import { table } from '../drawing/table';
import { BOSSES } from './bosses';

/** Everything under `assets/paper/art`, by its place there. */
export const drawPictures = (): ReadonlyMap<string, string> => new Map([...bosses()]);

type Files = readonly (readonly [string, string])[];

/** Each boss whole, in parts that move, and as the crest that stands for it where there is little room. */
function bosses(): Files {
  const entries = Object.entries(BOSSES);
  return [
    ...entries.map(([name, boss]) => [`boss/${name}.svg`, figureSvg(boss)] as const),
    ...entries.map(([name, boss]) => [`crest/${name}.svg`, figureSvg(boss.crest)] as const),
    ['boss/bosses.json', table(entries.map(([name, boss]) => [name, { ...boss.glow, face: boss.face, ...partsOf(boss) }]))],
  ];
}
