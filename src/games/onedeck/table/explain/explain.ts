import type { Explanation } from '../../../../table';
import { targetOf } from '../targets';
import { explainAbility, explainPotion } from './abilities';
import { explainButton, explainTool } from './buttons';
import { explainItem, explainLoot } from './edges';
import type { Asked } from './explanation';
import { explainHero, explainStat } from './heroes';
import { explainPrize } from './prize';
import { explainAbout, explainDoor, explainFloor } from './table';
import { explainBox, explainDie } from './things';

/** Explains anything at the table by its id; null for what is not there. */
export function explain(id: string, asked: Asked): Explanation | null {
  const target = targetOf(id);
  switch (target.kind) {
    case 'about':
      return explainAbout(target.what, asked);
    case 'stat':
      return explainStat(target.hero, target.stat, asked);
    case 'door':
      return explainDoor(target.door, asked);
    case 'floor':
      return explainFloor(target.floor, asked);
    case 'die':
      return explainDie(target.die, asked);
    case 'box':
      return explainBox(target.box, asked);
    case 'ability':
      return explainAbility(target.hero, target.ability, asked);
    case 'potion':
      return explainPotion(target.potion, asked);
    case 'prize':
      return explainPrize(target.card, asked);
    case 'hero':
      return explainHero(target.hero, asked);
    case 'tool':
      return target.tool === 'again' ? explainButton(id, asked) : explainTool(target.tool, asked);
    case 'loot':
      return explainLoot(target.as, asked);
    case 'item':
      return explainItem(target.hero, target.item, asked);
    case 'page':
      return explainTool('page', asked);
    default:
      return explainButton(id, asked);
  }
}
