import type { Scene } from 'phaser';
import type { PlayerSeat } from '../../../../../engine/paper';
import { type Piece, SharedTexture } from '../../../../../scenes';
import type { Rect } from '../../../../../table';
import type { PaperLayout, Shown } from '../../../table';
import { paintSeat } from '../paintSeat';
import { paintSmallSheet } from './paintSmallSheet';
import { HIGH, smallSheetOf } from './smallSheet';

const BLEED = 14;
/** The one that is looked at, with the tabs of eight seats or those beside the own sheet. */
const MOST = 9;
/** So many tabs have room for a name. */
const NAMED = 2;

/** Draws the sheets of other parties: the one that is looked at over the map, and upon large screens three beside the own one. */
export class Sheets {
  private readonly texture: SharedTexture;

  constructor(private readonly scene: Scene) {
    this.texture = new SharedTexture(scene, MOST);
  }

  sync(shown: Shown, layout: PaperLayout): void {
    const { looked, state, seat } = shown;
    const others = state.seats.filter(({ id }) => id !== seat.id);
    this.texture.paint([
      looked === null ? null : this.piece(shown, layout, { seat: looked, rect: layout.sheet }),
      ...layout.others.map((rect, at) => {
        const other = others[at];
        return other === undefined ? null : this.piece(shown, layout, { seat: other, rect });
      }),
      ...this.tabs(shown, layout),
    ]);
  }

  /** On a phone the seats stand above the sheet that is looked at. */
  private tabs({ labels, looked }: Shown, { tabs, text }: PaperLayout): readonly (Piece | null)[] {
    return tabs.map((rect, at): Piece | null => {
      const seat = labels.seats[at];
      if (seat === undefined) return null;
      const chip = { seat, rect, text, isCrowd: labels.seats.length > NAMED, isLooked: seat.id === looked?.id };
      return { rect, bleed: BLEED, shows: chip, draw: (pen) => paintSeat(this.scene, pen, chip) };
    });
  }

  private piece(shown: Shown, layout: PaperLayout, { seat, rect }: { readonly seat: PlayerSeat; readonly rect: Rect }): Piece {
    const small = smallSheetOf(shown, layout, seat)({ rect: sheetIn(rect) });
    return { rect: small.rect, bleed: BLEED, shows: small, draw: (pen) => paintSmallSheet(this.scene, pen, small) };
  }
}

/** The largest sheet that a room has place for, in its middle. */
function sheetIn({ x, y, width, height }: Rect): Rect {
  const wide = Math.min(width, (height / HIGH) * WIDEST);
  const high = Math.min(height, wide * HIGH);
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** A sheet over the map may be somewhat wider than it should, rather than small. */
const WIDEST = 1.3;
