import type { GameObjects, Scene } from 'phaser';
import { BAR_TOOLS, type BarTool, PALETTE, type TableLayout, type TableTools, type TableView } from '../../stage';
import { addText, fitText, restyle } from './surface';

const SIGNS: Readonly<Record<Exclude<BarTool, 'speed'>, string>> = { undo: '↶', redo: '↷', log: '¶', menu: '☰' };
const PACES: Readonly<Record<TableTools['speed'], string>> = { 1: '1×', 2: '2×', 4: '4×', instant: '»', still: '»' };
const MOST_FACTS = 8;

interface Fact {
  readonly sign: string | null;
  readonly words: string;
}

/** Where the party is, what light it has left, and the tools that are not moves. */
export class TopBar {
  private readonly title: GameObjects.Text;
  private readonly facts: readonly { readonly image: GameObjects.Image; readonly words: GameObjects.Text }[];
  private readonly tools: Readonly<Record<BarTool, GameObjects.Text>>;
  /** What shakes when a hero is hurt and no panel shows her. */
  readonly hearts: GameObjects.Container;
  private layout: TableLayout | null = null;

  constructor(scene: Scene) {
    this.title = addText(scene, { size: 20, font: 'name' }).setOrigin(0, 0.5);
    this.facts = Array.from({ length: MOST_FACTS }, () => ({
      image: scene.add.image(0, 0, 'ui/heart').setOrigin(0, 0.5),
      words: addText(scene, { size: 16 }).setOrigin(0, 0.5),
    }));
    this.hearts = scene.add.container(
      0,
      0,
      this.facts.flatMap(({ image, words }) => [image, words]),
    );
    const sign = (words: string): GameObjects.Text => addText(scene, { size: 24 }).setOrigin(0.5).setText(words);
    const { undo, redo, log, menu } = SIGNS;
    this.tools = { undo: sign(undo), redo: sign(redo), log: sign(log), menu: sign(menu), speed: sign('') };
  }

  place(layout: TableLayout): void {
    this.layout = layout;
    const { bar, text } = layout;
    const y = bar.y + bar.height / 2;
    restyle(this.title, { size: text * 1.2, font: 'name', colour: PALETTE.lantern }).setPosition(bar.x + text * 1.2, y);
    for (const id of BAR_TOOLS) {
      const rect = layout.tools[id];
      const sign = restyle(this.tools[id], { size: text * (id === 'speed' ? 1.1 : 1.5) }).setVisible(rect !== undefined);
      if (rect !== undefined) sign.setPosition(rect.x + rect.width / 2, rect.y + rect.height / 2);
    }
  }

  sync(view: TableView, tools: TableTools): void {
    const { layout } = this;
    if (layout === null) return;
    const { bar, text, shape } = layout;
    const wide = shape === 'wide';
    this.title.setVisible(wide).setText(view.place);
    fitText(this.title, bar.width * 0.24);
    const left = wide ? this.title.x + this.title.displayWidth + text * 2 : bar.x + text * 0.6;
    this.showFacts(wide ? wideFacts(view) : smallFacts(view), {
      left,
      right: layout.tools.undo.x - text * 0.3,
      gap: wide ? 1.6 : 0.7,
    });
    this.tools.undo.setAlpha(tools.canUndo ? 1 : 0.3);
    this.tools.redo.setAlpha(tools.canRedo ? 1 : 0.3);
    this.tools.speed.setText(PACES[tools.speed]).setAlpha(tools.speed === 'still' ? 0.3 : 1);
  }

  /** As many as there is room for, the most needed first. */
  private showFacts(facts: readonly Fact[], room: { readonly left: number; readonly right: number; readonly gap: number }): void {
    const { bar, text } = this.layout as TableLayout;
    const y = bar.y + bar.height / 2;
    let x = room.left;
    for (const [at, { image, words }] of this.facts.entries()) {
      const fact = facts[at];
      const size = fact === undefined || fact.sign === null ? 0 : text * 1.25;
      restyle(words, { size: text * 1.05 }).setText(fact?.words ?? '');
      const fits = fact !== undefined && x + size + words.width <= room.right;
      image.setVisible(fits && size > 0);
      words.setVisible(fits);
      if (!fits) continue;
      if (fact.sign !== null) image.setTexture(fact.sign).setDisplaySize(size, size).setPosition(x, y);
      words.setPosition(x + size + (size > 0 ? text * 0.25 : 0), y);
      x = words.x + words.width + text * room.gap;
    }
  }
}

function wideFacts({ floor, deck, potions, level }: TableView): readonly Fact[] {
  return [
    { sign: null, words: floor },
    { sign: 'ui/hourglass', words: deck.title },
    { sign: 'ui/potion', words: String(potions.count) },
    { sign: 'ui/lantern', words: `${level.title} · ${level.xp} / ${level.needed}` },
  ];
}

function smallFacts({ heroes, deck, potions, level }: TableView): readonly Fact[] {
  const several = heroes.length > 1;
  return [
    { sign: 'ui/hourglass', words: String(deck.count) },
    ...heroes.map(({ left, health }) => ({
      sign: left > 0 ? 'ui/heart' : 'ui/heart-empty',
      words: several ? String(left) : `${left} / ${health}`,
    })),
    { sign: 'ui/potion', words: String(potions.count) },
    { sign: 'ui/lantern', words: `${level.xp}/${level.needed}` },
  ];
}
