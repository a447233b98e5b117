import type { Scene } from 'phaser';
import { type Piece, paintArrow, SharedTexture } from '../../../../scenes';
import type { Shown, TableLayout } from '../../table';
import { type CardProps, paintCard } from './paintCard';

const LIFT = 4;
const BLEED = 14;
const CLOSED = 0.5;

/** Draws the abilities of the heroes and the potions of the party as cards. */
export class AbilityCards {
  private readonly shared: SharedTexture;

  constructor(private readonly scene: Scene) {
    this.shared = new SharedTexture(scene);
  }

  sync(shown: Shown, layout: TableLayout): void {
    const props = propsOf(shown, layout);
    const { turns, text } = layout;
    const { shared, scene } = this;
    const cards = props.map((one): Piece => {
      return { rect: one.rect, bleed: BLEED, shows: one, draw: (pen) => paintCard(scene, pen, one) };
    });
    const arrows = turns.map((turn): Piece => {
      return { rect: turn.rect, shows: [turn, text], draw: (pen) => paintArrow(pen, { ...turn, text }) };
    });
    shared.paint([...arrows, ...cards]);
    for (const [at, { light }] of props.entries()) {
      const place = arrows.length + at;
      const image = shared.images[place]?.setAlpha(light === 'closed' ? CLOSED : 1);
      if (light === 'chosen') image?.setY(shared.home(place).y - LIFT);
    }
  }
}

function propsOf({ view, lights, busy }: Shown, { abilities, potions, text }: TableLayout): readonly CardProps[] {
  const lightOf = (id: string) => (busy ? 'plain' : (lights.abilities.get(id) ?? 'plain'));
  const own = abilities.flatMap(({ hero: at, ability, rect, look }): readonly CardProps[] => {
    const hero = view.heroes[at];
    const line = [hero?.feat, ...(hero?.skills ?? [])][ability];
    if (hero === undefined || line === undefined) return [];
    const isFeat = ability === 0;
    return [
      { line, kind: isFeat ? 'feat' : 'skill', stored: isFeat ? hero.feat.stored : 0, look, rect, light: lightOf(line.id), text },
    ];
  });
  const bottles = potions.flatMap(({ potion, rect, look }): readonly CardProps[] => {
    const line = view.potions.cards[potion];
    return line === undefined ? [] : [{ line, kind: 'potion', stored: 0, look, rect, light: lightOf(line.id), text }];
  });
  return [...own, ...bottles];
}
