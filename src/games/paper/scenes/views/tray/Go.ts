import type { Scene } from 'phaser';
import { ActionButton, HoldButton } from '../../../../../scenes';
import type { PaperLayout, Shown } from '../../../table';

/** Draws the golden button; for what cannot be taken back it is red, and closes a ring while it is held. */
export class Go {
  private readonly gold: ActionButton;
  private readonly red: HoldButton;

  constructor(scene: Scene) {
    this.gold = new ActionButton(scene, 'gold');
    this.red = new HoldButton(scene);
  }

  get isMoving(): boolean {
    return this.red.isMoving;
  }

  sync({ entries, armed }: Shown, { go: rect, preview, text, shape }: PaperLayout): void {
    const entry = entries.find(({ spot }) => spot.kind === 'go');
    const unit = 1;
    if (entry === undefined || rect === null) {
      this.gold.sync(null, { rect: preview, text, unit });
      this.red.sync(null, { rect: preview, aside: null, text, unit });
      return;
    }
    const { label, detail, isGuarded, refusal } = entry;
    const refused = refusal !== null;
    // On a phone that is told above it.
    const brief = refusal ?? (shape === 'wide' ? detail : '');
    this.gold.sync(isGuarded ? null : { label, detail: refusal ?? '', refused }, { rect, text, unit });
    const held = armed ? 'held' : null;
    this.red.sync(isGuarded ? { label, chains: [], hint: brief, brief, held, refused } : null, { rect, aside: null, text, unit });
  }
}
