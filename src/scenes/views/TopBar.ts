import type { GameObjects, Scene } from 'phaser';
import { type BarTool, PALETTE, type TableLayout, type TableTools, type TableView } from '../../stage';
import { addText, fitText, restyle } from './surface';
import { addTapArea } from './tapArea';

const TOOLS: readonly BarTool[] = ['undo', 'redo', 'leave'];
const SIGNS: Readonly<Record<BarTool, string>> = { undo: '↶', redo: '↷', leave: '☰' };

/** Where the party is, what light it has left, and the tools that are not moves. */
export class TopBar {
  private readonly place1: GameObjects.Text;
  private readonly facts: GameObjects.Text;
  private readonly hearts: readonly GameObjects.Image[];
  private readonly tools: Readonly<Record<BarTool, GameObjects.Text>>;
  private readonly areas: Readonly<Record<BarTool, GameObjects.Zone>>;
  private layout: TableLayout | null = null;

  constructor(scene: Scene, onTap: (id: string) => void, mostHearts: number) {
    this.place1 = addText(scene, { size: 20, font: 'name' }).setOrigin(0, 0.5);
    this.facts = addText(scene, { size: 16 }).setOrigin(0, 0.5);
    this.hearts = Array.from({ length: mostHearts }, () => scene.add.image(0, 0, 'ui/heart').setOrigin(0, 0.5));
    const each = <Value>(make: (id: BarTool) => Value): Record<BarTool, Value> => ({
      undo: make('undo'),
      redo: make('redo'),
      leave: make('leave'),
    });
    this.tools = each((id) => addText(scene, { size: 24 }).setOrigin(0.5).setText(SIGNS[id]));
    this.areas = each((id) => addTapArea(scene, () => onTap(id)));
  }

  place(layout: TableLayout): void {
    this.layout = layout;
    const { bar, text } = layout;
    const y = bar.y + bar.height / 2;
    restyle(this.place1, { size: text * 1.2, font: 'name', colour: PALETTE.lantern }).setPosition(bar.x + text * 1.2, y);
    restyle(this.facts, { size: text * 1.05 });
    for (const id of TOOLS) {
      const rect = layout.tools[id];
      restyle(this.tools[id], { size: text * 1.5 }).setPosition(rect.x + rect.width / 2, rect.y + rect.height / 2);
      this.areas[id].setPosition(rect.x, rect.y).setSize(rect.width, rect.height, true);
    }
  }

  sync(view: TableView, tools: TableTools): void {
    const { layout } = this;
    if (layout === null) return;
    const { bar, text, shape } = layout;
    const y = bar.y + bar.height / 2;
    const wide = shape === 'wide';
    this.place1.setVisible(wide).setText(view.dungeon);
    this.showHearts(view, wide);
    const left = wide ? this.place1.x + this.place1.displayWidth + text * 2 : bar.x + view.hero.health * text * 1.3 + text;
    const facts = wide
      ? [view.floor, view.deck.title, view.turn]
      : shape === 'flat'
        ? [view.deck.title, view.floor]
        : [view.deck.title];
    this.facts.setText(facts.join('    ')).setPosition(left, y);
    fitText(this.facts, layout.tools.undo.x - left - text * 0.5);
    this.tools.undo.setAlpha(tools.canUndo ? 1 : 0.3);
    this.tools.redo.setAlpha(tools.canRedo ? 1 : 0.3);
  }

  private showHearts({ hero }: TableView, wide: boolean): void {
    const { bar, text } = this.layout as TableLayout;
    for (const [at, heart] of this.hearts.entries()) {
      heart.setVisible(!wide && at < hero.health).setTexture(at < hero.left ? 'ui/heart' : 'ui/heart-empty');
      heart.setDisplaySize(text * 1.15, text * 1.15).setPosition(bar.x + text * 0.6 + at * text * 1.3, bar.y + bar.height / 2);
    }
  }
}
