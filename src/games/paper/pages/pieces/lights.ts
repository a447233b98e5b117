import './pieces.css';
import { type DungeonId, LIGHT_IDS, LIGHTS, type LightId } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';

/** Returns the five lights of a dungeon, so many of them lit, with the number for screen readers. */
export function lightsRow(lit: number, translate: Translate): HTMLElement {
  const row = made('span', { className: 'lights' });
  const drawn = made('span', { className: 'lights-drawn' });
  drawn.append(...LIGHT_IDS.map((_, at) => flame(at < lit)));
  drawn.setAttribute('aria-hidden', 'true');
  row.append(drawn, made('span', { className: 'unseen', textContent: translate('paperDungeons.lights.lit', { value: lit }) }));
  return row;
}

/** The five lights of a dungeon with the points that light them; those that were reached burn. */
export function lightGoals(dungeon: DungeonId, translate: Translate, lit = 0): HTMLElement {
  const points = Object.fromEntries(LIGHT_IDS.map((light) => [light, LIGHTS[dungeon][light].glory])) as Record<LightId, number>;
  return lightGoalsOf(points, { translate, lit });
}

interface Goals {
  readonly translate: Translate;
  readonly lit: number;
}

export function lightGoalsOf(points: Readonly<Record<LightId, number>>, { translate, lit }: Goals): HTMLElement {
  const list = made('ol', { className: 'light-goals' });
  list.setAttribute('role', 'list');
  for (const [at, light] of LIGHT_IDS.entries()) {
    const item = made('li');
    item.append(
      flame(at < lit),
      made('span', { textContent: `${translate(`paperDungeons.light.${light}`)} ` }),
      made('b', { textContent: String(points[light]) }),
    );
    list.append(item);
  }
  return list;
}

function flame(isLit: boolean): HTMLElement {
  const sign = made('i', { className: isLit ? 'flame lit' : 'flame' });
  sign.setAttribute('aria-hidden', 'true');
  return sign;
}
