import type { Scene } from 'phaser';
import { type Pen, type Piece, SharedTexture, writeStack } from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import type { Entry, PaperLayout, Shown } from '../../../table';
import { inks } from '../../inks';
import { paintPlate } from '../marks';

interface Use extends Pick<Entry, 'label' | 'detail' | 'shortcut' | 'refusal' | 'peril' | 'isChosen'> {
  readonly rect: Rect;
  readonly text: number;
}

const BLEED = 10;
/** Twelve monsters may be struck off. */
const MOST = 12;

/** Draws what the held die can be used for, and other answers that have no place on the sheet. */
export class Uses {
  private readonly texture: SharedTexture;

  constructor(scene: Scene) {
    this.texture = new SharedTexture(scene, MOST);
  }

  sync({ entries }: Shown, { answers, text }: PaperLayout): void {
    const shown = entries.filter(({ spot }) => spot.kind === 'answer');
    const pieces = shown.map(({ label, detail, shortcut, refusal, peril, isChosen }, at): Piece | null => {
      const rect = answers[at];
      if (rect === undefined) return null;
      const use: Use = { label, detail, shortcut, refusal, peril, isChosen, rect, text };
      return { rect, bleed: BLEED, shows: use, draw: (pen) => paintUse(pen, use) };
    });
    this.texture.paint(pieces);
  }
}

function paintUse(pen: Pen, { label, detail, refusal, peril, isChosen, rect, text }: Use): void {
  const isChosenNow = isChosen === true;
  const isPeril = peril !== 'none' && refusal === null;
  const look = isPeril ? 'danger' : isChosenNow ? 'chosen' : 'plain';
  pen.globalAlpha = refusal === null ? 1 : 0.62;
  paintPlate(pen, { rect, look, round: text * 0.5 });
  pen.globalAlpha = 1;
  const [name, words] = isChosenNow && !isPeril ? [inks().wet, '#3A2413'] : [PALETTE.bright, inks().word];
  const room = inset(rect, Math.min(text * 0.5, rect.width * 0.06));
  const isLow = rect.height < text * 3;
  const said = refusal ?? detail;
  const align = isLow ? 'center' : 'left';
  writeStack(
    pen,
    [
      {
        words: label,
        look: { size: text * 1.12, font: 'name', colour: refusal === null ? name : inks().faint, align, lines: 2 },
      },
      { words: isLow ? '' : said, look: { size: text * 0.9, colour: refusal === null ? words : inks().faint, align } },
    ],
    { room, stand: isLow ? 'middle' : 'top', least: 0.6 },
  );
}
