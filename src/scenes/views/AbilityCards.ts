import type { Scene } from 'phaser';
import type { Shown, TableLayout } from '../../stage';
import { Painting } from './Painting';
import { paintArrow } from './paintArrow';
import { type CardProps, paintCard } from './paintCard';

const LIFT = 4;
const BLEED = 14;
const CLOSED = 0.5;

/** The abilities of the heroes and the potions of the party, as cards. */
export class AbilityCards {
  private readonly cards: Painting[] = [];
  private readonly turns: Painting[] = [];

  constructor(private readonly scene: Scene) {}

  sync(shown: Shown, layout: TableLayout): void {
    const props = propsOf(shown, layout);
    const { cards, turns, scene } = this;
    while (cards.length < props.length) cards.push(new Painting(scene));
    while (turns.length < layout.turns.length) turns.push(new Painting(scene));
    for (const [at, card] of cards.entries()) {
      const one = props[at];
      if (one === undefined) card.hide();
      else this.show(card, one);
    }
    for (const [at, painting] of turns.entries()) {
      const turn = layout.turns[at];
      if (turn === undefined) painting.hide();
      else
        painting.paint({ rect: turn.rect, shows: [turn, layout.text] }, (pen) => paintArrow(pen, { ...turn, text: layout.text }));
    }
  }

  private show(card: Painting, props: CardProps): void {
    card.paint({ rect: props.rect, bleed: BLEED, shows: props }, (pen) => paintCard(this.scene, pen, props));
    const { image, home } = card;
    image.setAlpha(props.light === 'closed' ? CLOSED : 1).setY(home.y - (props.light === 'chosen' ? LIFT : 0));
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
