import type { GameObjects, Scene } from 'phaser';
import { type Entry, PALETTE, type Page, type Rect } from '../../stage';
import { addText, fitText, Plate, restyle } from './surface';

/** Choices one below the other, in pages. */
export class ListPanel {
  private readonly rows: ListRow[] = [];
  private readonly turn: readonly [ListRow, ListRow];

  constructor(private readonly scene: Scene) {
    this.turn = [new ListRow(scene), new ListRow(scene)];
  }

  sync({ placed, turn }: Page, { text, busy }: { readonly text: number; readonly busy: boolean }): void {
    while (this.rows.length < placed.length) this.rows.push(new ListRow(this.scene));
    for (const [at, row] of this.rows.entries()) {
      const { entry = null, rect = null } = placed[at] ?? {};
      row.sync(entry, rect, { text, dim: busy || (entry !== null && entry.refusal !== null) });
    }
    const [previous, next] = this.turn;
    if (turn === null) {
      previous.sync(null, null, { text, dim: false });
      next.sync(null, null, { text, dim: false });
      return;
    }
    const half = (turn.rect.width - 6) / 2;
    const number = `${turn.page + 1} / ${turn.pages}`;
    previous.sync(sign('‹'), { ...turn.rect, width: half }, { text, dim: busy || turn.page === 0 });
    const right = { ...turn.rect, x: turn.rect.x + half + 6, width: half };
    next.sync(sign(`${number}  ›`), right, { text, dim: busy || turn.page === turn.pages - 1 });
  }
}

type RowEntry = Pick<Entry, 'brief' | 'detail' | 'shortcut'>;

const sign = (brief: string): RowEntry => ({ brief, detail: '', shortcut: '' });

class ListRow {
  private readonly plate: Plate;
  private readonly label: GameObjects.Text;
  private readonly detail: GameObjects.Text;
  private readonly key: GameObjects.Text;

  constructor(scene: Scene) {
    this.plate = new Plate(scene, 'button-dark');
    this.label = addText(scene, { size: 16 }).setOrigin(0, 0.5);
    this.detail = addText(scene, { size: 14, colour: PALETTE.shade }).setOrigin(0, 0.5);
    this.key = addText(scene, { size: 14, colour: PALETTE.shade }).setOrigin(1, 0.5);
  }

  sync(entry: RowEntry | null, rect: Rect | null, { text, dim }: { readonly text: number; readonly dim: boolean }): void {
    const shown = entry !== null && rect !== null;
    const parts = [this.plate.object, this.label, this.detail, this.key];
    for (const part of parts) part.setVisible(shown).setAlpha(dim ? 0.45 : 1);
    if (!shown) return;
    this.plate.place(rect, Math.min(1, rect.height / 80));
    this.write(entry, rect, text);
  }

  private write(entry: RowEntry, rect: Rect, text: number): void {
    const pad = text * 0.75;
    const room = rect.width - pad * 2 - (entry.shortcut === '' ? 0 : text * 1.1);
    const middle = rect.y + rect.height / 2;
    restyle(this.key, { size: text * 0.85, colour: PALETTE.shade }).setText(entry.shortcut);
    this.key.setPosition(rect.x + rect.width - pad, middle);
    restyle(this.label, { size: text }).setWordWrapWidth(null).setText(entry.brief);
    restyle(this.detail, { size: text * 0.86, colour: PALETTE.shade }).setText(entry.detail);
    const long = this.label.width * 0.8 > room;
    // A long label takes the room of its detail; the mirror says both.
    if (long) this.label.setFontSize(text * 0.86).setWordWrapWidth(room, true);
    else fitText(this.label, room);
    const alone = long || entry.detail === '';
    this.detail.setVisible(!alone);
    fitText(this.detail, room);
    this.label.setPosition(rect.x + pad, alone ? middle : middle - rect.height * 0.19);
    this.detail.setPosition(rect.x + pad, middle + rect.height * 0.21);
  }
}
