import type { Scene } from 'phaser';
import { HoverMark, type Point } from '../../../scenes';
import type { Rect, Screen } from '../../../table';
import type { PaperLayout, Shown } from '../table';
import { Bar } from './views/Bar';
import { Ground } from './views/Ground';
import { MapEdges } from './views/map/MapEdges';
import { SheetMap } from './views/map/SheetMap';
import { Wanderer } from './views/map/Wanderer';
import { Sheets } from './views/moment/Sheets';
import { Tray } from './views/Tray';
import { Dice } from './views/tray/Dice';
import { Go } from './views/tray/Go';
import { Outcome } from './views/tray/Outcome';
import { Uses } from './views/tray/Uses';
import { Wings } from './views/wings/Wings';

/** What is drawn, and how much room there is for it. */
export interface Laid {
  readonly screen: Screen;
  readonly layout: PaperLayout;
  /** What is asked, or why something was refused. */
  readonly words: string;
}

/** Everything on the table, from the ground up. */
export class SheetViews {
  readonly dice: Dice;
  readonly wanderer: Wanderer;
  private readonly ground: Ground;
  private readonly map: SheetMap;
  private readonly edges: MapEdges;
  /** How far the map still lies from its place while it glides there. */
  drift: Point = { x: 0, y: 0 };
  private readonly wings: Wings;
  private readonly bar: Bar;
  private readonly tray: Tray;
  private readonly uses: Uses;
  private readonly outcome: Outcome;
  private readonly go: Go;
  private readonly sheets: Sheets;
  private readonly mark: HoverMark;

  constructor(scene: Scene) {
    this.ground = new Ground(scene);
    this.map = new SheetMap(scene);
    this.wanderer = new Wanderer(scene);
    this.edges = new MapEdges(scene);
    this.wings = new Wings(scene);
    this.bar = new Bar(scene);
    this.tray = new Tray(scene);
    this.uses = new Uses(scene);
    this.outcome = new Outcome(scene);
    this.go = new Go(scene);
    this.dice = new Dice(scene);
    this.sheets = new Sheets(scene);
    this.mark = new HoverMark(scene);
  }

  /** True while the ring of the red button closes. */
  get isMoving(): boolean {
    return this.go.isMoving;
  }

  sync(shown: Shown, laid: Laid): void {
    for (const step of this.steps(shown, laid)) step();
  }

  /** Returns the steps that paint a state, one for each part of the table. */
  steps(shown: Shown, { screen, layout, words }: Laid): readonly (() => void)[] {
    return [
      () => this.ground.sync(screen, layout),
      () => this.map.sync(shown, layout),
      () => this.wanderer.sync(shown, layout),
      () => this.layMap(layout, layout.ground),
      () => this.wings.sync(shown, layout),
      () => this.bar.sync(shown, layout),
      () => this.tray.sync(layout),
      () => this.uses.sync(shown, layout),
      () => this.outcome.sync(shown, words, layout),
      () => this.go.sync(shown, layout),
      () => this.dice.sync(shown, layout),
      () => this.sheets.sync(shown, layout),
    ];
  }

  /** Shows the map as if it lay there; everything else stays. */
  layMap({ map: window, rooms, ground }: PaperLayout, at: Rect): void {
    this.drift = { x: at.x - ground.x, y: at.y - ground.y };
    if (rooms === null) {
      this.edges.hide();
      return;
    }
    this.map.lay(at, window);
    this.wanderer.lay(at, window);
    this.edges.sync(at, window);
  }

  /** Marks what is under the pointer; null for nothing. */
  hover(rect: Rect | null): void {
    this.mark.sync(rect);
  }
}
