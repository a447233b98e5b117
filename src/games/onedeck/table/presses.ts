import { type DieId, HERO_IDS, type HeroId, POTION_IDS, type PotionId } from '../../../engine/onedeck';
import { TOOL_IDS, type ToolId } from '../../../table';
import { BACK } from './menu';
import { abilityPress, CANCEL, CONFIRM, heroPress, NEXT_PAGE, PREVIOUS_PAGE, potionPress } from './pressIds';

/** What was pressed on the table that is no entry of the menu: read from the id that canvas, mirror and keys hand on. */
export type Press =
  | { readonly kind: 'tool'; readonly tool: ToolId }
  | { readonly kind: 'back' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'die'; readonly die: DieId }
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'ability'; readonly hero: HeroId; readonly ability: string }
  | { readonly kind: 'potion'; readonly potion: PotionId }
  | { readonly kind: 'hero'; readonly hero: HeroId }
  | { readonly kind: 'entry' };

export function pressOf(id: string): Press {
  const tool = TOOL_IDS.find((candidate) => candidate === id);
  if (tool !== undefined) return { kind: 'tool', tool };
  if (id === BACK) return { kind: 'back' };
  if (id === CONFIRM || id === CANCEL) return { kind: id };
  if (id === NEXT_PAGE || id === PREVIOUS_PAGE) return { kind: 'page', by: id === NEXT_PAGE ? 1 : -1 };
  const [, what, number] = /^press-(die|box)-(\d+)$/.exec(id) ?? [];
  if (what === 'die') return { kind: 'die', die: Number(number) };
  return what === 'box' ? { kind: 'box', box: Number(number) } : pressOfHero(id);
}

function pressOfHero(id: string): Press {
  const potion = POTION_IDS.find((candidate) => id === potionPress(candidate));
  if (potion !== undefined) return { kind: 'potion', potion };
  for (const hero of HERO_IDS) {
    if (id === heroPress(hero)) return { kind: 'hero', hero };
    const start = abilityPress(hero, '');
    if (id.startsWith(start)) return { kind: 'ability', hero, ability: id.slice(start.length) };
  }
  return { kind: 'entry' };
}
