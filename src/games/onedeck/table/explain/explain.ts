import { aboutOf } from '../abouts';
import { pressOf } from '../presses';
import { explainAbility, explainPotion } from './abilities';
import { explainButton, explainTool } from './buttons';
import type { Asked, Explanation } from './explanation';
import { explainHero, explainStat } from './heroes';
import { explainAbout, explainFloor } from './table';
import { explainBox, explainDie } from './things';

/** What anything at the table is, by the name it is pressed or pointed at; null for what is not there. */
export function explain(target: string, asked: Asked): Explanation | null {
  const about = aboutOf(target);
  if (about !== null) {
    if (about.kind === 'floor') return explainFloor(about.floor, asked);
    return about.kind === 'stat' ? explainStat(about.hero, about.stat, asked) : explainAbout(about.what, asked);
  }
  const press = pressOf(target);
  switch (press.kind) {
    case 'die':
      return explainDie(press.die, asked);
    case 'box':
      return explainBox(press.box, asked);
    case 'ability':
      return explainAbility(press.hero, press.ability, asked);
    case 'potion':
      return explainPotion(press.potion, asked);
    case 'hero':
      return explainHero(press.hero, asked);
    case 'tool':
      return press.tool === 'again' ? explainButton(target, asked) : explainTool(press.tool, asked);
    case 'page':
      return explainTool('page', asked);
    default:
      return explainButton(target, asked);
  }
}
