import type { GameObjects, Scene } from 'phaser';
import { Painting, type Pen, type Piece } from '../../../../../scenes';
import { chosenOffer, type LootFocus, lootFocus, type Shown, type TableLayout } from '../../../table';
import { CARD_ROOM, type Edge, paintLootCard, paintLootStrip } from './paintCards';

const MOST_CARDS = 2;
/** A card with each of its edges lit. */
const LOOKS = 3;

/** Draws the cards that were won, above everything else: they can be carried. */
export class LootCards {
  private readonly cards: readonly Painting[];

  constructor(private readonly scene: Scene) {
    this.cards = Array.from({ length: MOST_CARDS }, () => new Painting(scene, LOOKS));
  }

  sync(shown: Shown, layout: TableLayout): void {
    for (const [at, painting] of this.cards.entries()) {
      const piece = this.pieceOf(at, shown, layout);
      if (piece === null) painting.hide();
      else painting.paint(piece, piece.draw);
    }
  }

  /** Returns steps that paint the cards before they are shown. */
  stepsTo(shown: Shown, layout: TableLayout): readonly (() => void)[] {
    return this.cards.flatMap((painting, at) => {
      const piece = this.pieceOf(at, shown, layout);
      return piece === null ? [] : painting.stepsTo(piece, piece.draw);
    });
  }

  private pieceOf(at: number, shown: Shown, { loot, text }: TableLayout): Piece | null {
    const focus = lootFocus(shown);
    const card = shown.view.loot?.cards[at];
    const rect = loot?.stage.cards[at];
    if (card === undefined || rect === undefined || focus === null || loot === null) return null;
    const { isLow } = loot.stage;
    const isShown = at === focus.cardAt;
    const chosen = chosenOffer(focus, shown.looked)?.id ?? null;
    const look = { card, rect, text, lit: isShown ? edgeOf(focus, chosen) : null, shown: isShown };
    const draw = isLow ? (pen: Pen): void => paintLootStrip(this.scene, pen, look) : paintLootCard(this.scene, look);
    return { rect, bleed: isLow ? 4 : rect.width * CARD_ROOM, shows: [look, isLow], draw };
  }

  image(at: number): GameObjects.Image | null {
    return this.cards[at]?.image ?? null;
  }

  /** Puts a card back that was carried. */
  layBack(at: number): void {
    const painting = this.cards[at];
    if (painting !== undefined) painting.image.setPosition(painting.home.x, painting.home.y);
  }

  hide(): void {
    for (const card of this.cards) card.hide();
  }
}

/** Returns the edge of the card that points at the chosen place. */
function edgeOf({ item, skill, lanterns, open }: LootFocus, chosen: string | null): Edge | null {
  if (open !== null) return open;
  if (chosen === null) return null;
  return chosen === item.id ? 'item' : chosen === skill.id ? 'skill' : chosen === lanterns.id ? 'lanterns' : null;
}
