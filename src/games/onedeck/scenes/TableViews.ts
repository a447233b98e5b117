import type { GameObjects, Scene } from 'phaser';
import { ActionButton, HoldButton, HoverMark, Lantern, type Pen, Pile, type PortraitHooks, Portraits } from '../../../scenes';
import type { Place } from '../../../table';
import {
  chosenOffer,
  endPlace,
  hidesPiles,
  lootFocus,
  matterOf,
  type OneDeckTuning,
  type Page,
  type Shown,
  type TableLayout,
} from '../table';
import { asButton, endButton } from './buttonProps';
import { accountSheet, dungeonSheet } from './sheets';
import { AbilityCards } from './views/AbilityCards';
import { AnswerCards } from './views/AnswerCards';
import { Backdrop } from './views/Backdrop';
import { Boxes } from './views/Boxes';
import { isLoose, looksOf } from './views/boxLooks';
import { DiceTray } from './views/DiceTray';
import { DoorSprite } from './views/DoorSprite';
import { DungeonPanel } from './views/DungeonPanel';
import { paintCardFace } from './views/diorama';
import { Heading } from './views/Heading';
import { HeroPanel } from './views/HeroPanel';
import { HeroTabs } from './views/HeroTabs';
import { LethalAccount } from './views/LethalAccount';
import { LooseHearts } from './views/LooseHearts';
import { LootCards } from './views/loot/LootCards';
import { LootTable } from './views/loot/LootTable';
import { conditionsOf } from './views/paintPortrait';
import { Sill } from './views/Sill';
import { SplitTable } from './views/split/SplitTable';
import { TopBar } from './views/TopBar';
import { WaitingPanel } from './views/WaitingPanel';

type Step = () => void;

const MOST_DOORS = 4;
const MOST_HEROES = 4;

/** Holds all views of the table, in their order from below to above. */
export class TableViews {
  readonly backdrop: Backdrop;
  readonly bar: TopBar;
  readonly doors: readonly DoorSprite[];
  readonly heading: Heading;
  readonly portraits: Portraits;
  readonly heroes: readonly HeroPanel[];
  private readonly dungeon: DungeonPanel;
  private readonly waiting: WaitingPanel;
  readonly loot: LootTable;
  private readonly tabs: HeroTabs;
  private readonly sill: Sill;
  readonly split: SplitTable;
  readonly boxes: Boxes;
  private readonly abilities: AbilityCards;
  private readonly deck: Pile;
  private readonly discard: Pile;
  readonly answers: AnswerCards;
  private readonly first: ActionButton;
  private readonly second: ActionButton;
  /** Takes the place of the first button where finishing would kill. */
  private readonly end: HoldButton;
  private readonly account: LethalAccount;
  private readonly loose: LooseHearts;
  readonly lantern: Lantern;
  readonly dice: DiceTray;
  readonly lootCards: LootCards;
  private readonly mark: HoverMark;
  private layout!: TableLayout;
  /** True when there were dice when the players were last asked. */
  private askedWithDice = false;
  private readonly tuning: OneDeckTuning;

  constructor(scene: Scene, hooks: Omit<PortraitHooks, 'others'> & { readonly tuning: OneDeckTuning }) {
    const { tuning, pace } = hooks;
    this.tuning = tuning;
    this.backdrop = new Backdrop(scene);
    this.bar = new TopBar(scene);
    this.doors = Array.from({ length: MOST_DOORS }, () => new DoorSprite(scene));
    this.heading = new Heading(scene);
    this.portraits = new Portraits(scene, { ...hooks, others: conditionsOf });
    this.heroes = Array.from({ length: MOST_HEROES }, () => new HeroPanel(scene, this.portraits));
    this.dungeon = new DungeonPanel(scene);
    this.waiting = new WaitingPanel(scene);
    this.loot = new LootTable(scene, this.portraits);
    this.tabs = new HeroTabs(scene, this.portraits);
    this.sill = new Sill(scene, { tuning, pace });
    this.split = new SplitTable(scene, { tuning, pace });
    this.boxes = new Boxes(scene);
    this.split.addPortraits();
    this.abilities = new AbilityCards(scene);
    const cards = {
      edge: 'deck/edge',
      paintCard: (pen: Pen, face: Parameters<typeof paintCardFace>[2]) => paintCardFace(scene, pen, face),
    };
    this.deck = new Pile(scene, cards);
    this.discard = new Pile(scene, cards);
    this.answers = new AnswerCards(scene);
    this.first = new ActionButton(scene, 'gold');
    this.second = new ActionButton(scene, 'dark');
    this.account = new LethalAccount(scene);
    this.end = new HoldButton(scene);
    this.loose = new LooseHearts(scene, tuning);
    this.lantern = new Lantern(scene, tuning);
    this.dice = new DiceTray(scene, { tuning, pace });
    this.lootCards = new LootCards(scene);
    this.mark = new HoverMark(scene);
  }

  sync(shown: Shown, layout: TableLayout, page: Page): void {
    for (const draw of this.steps(shown, layout, page)) draw();
  }

  /** Returns what draws a state, part by part. */
  steps(shown: Shown, layout: TableLayout, page: Page): readonly Step[] {
    const { text, unit, buttons } = layout;
    return [
      ...this.stepsAround(shown, layout),
      () => this.syncTray(shown),
      () =>
        this.answers.sync(layout.loot === null ? page : { placed: [], turn: null }, {
          text,
          busy: shown.busy,
          heroes: shown.view.heroes,
        }),
      () => {
        if (layout.loot === null) this.syncButtons(shown);
        else {
          this.end.sync(null, { rect: buttons.first, text, unit, aside: null });
          this.syncLootButtons(shown);
        }
      },
    ];
  }

  private syncButtons(shown: Shown): void {
    const { menu, busy } = shown;
    const { text, unit, buttons } = this.layout;
    const asked = this.isAsked(shown);
    const end = asked ? endButton(shown) : null;
    const place = { rect: buttons.first, text, unit };
    this.end.sync(end, { ...place, ...endPlace(this.layout, menu.second === null) });
    this.first.sync(asked && end === null ? asButton(menu.first, busy) : null, place);
    this.second.sync(asked ? asButton(menu.second, busy) : null, { rect: buttons.second, text, unit });
  }

  /** Draws what changes while the player looks at places for loot. */
  syncLoot(shown: Shown): void {
    this.loot.sync(shown, this.layout);
    this.lootCards.sync(shown, this.layout);
    this.syncLootButtons(shown);
  }

  /** The golden button names the chosen place and its result; the other one goes back from an open list. */
  private syncLootButtons(shown: Shown): void {
    const { text, unit, buttons } = this.layout;
    const focus = lootFocus(shown);
    const chosen = focus && chosenOffer(focus, shown.looked);
    const { choose = '', free = '' } = shown.view.loot?.words ?? {};
    const gold =
      chosen === null
        ? { label: choose, detail: free, refused: true }
        : { label: chosen.label, detail: chosen.result, refused: shown.busy };
    this.first.sync(gold, { rect: buttons.first, text, unit });
    const back = focus?.open === null ? null : shown.menu.answers[0];
    this.second.sync(back ? { label: back.label, detail: '', refused: shown.busy } : null, { rect: buttons.second, text, unit });
  }

  /** Draws everything but the contents of the tray. */
  syncAround(shown: Shown, layout: TableLayout): void {
    for (const draw of this.stepsAround(shown, layout)) draw();
  }

  /** Returns steps that paint what is shown next, where that cannot be seen yet. */
  stepsTo(shown: Shown, layout: TableLayout): readonly Step[] {
    if (!shown.busy) {
      const loot = [this.loot, this.lootCards].flatMap((view) => view.stepsTo(shown, layout));
      return [...loot, ...this.backdrop.stepsToTray(layout)];
    }
    const { view } = shown;
    return [
      ...this.backdrop.stepsTo(view, layout),
      ...this.boxes.stepsTo(looksOf(shown, layout)),
      ...this.sill.stepsTo(shown, layout),
      ...this.dungeon.stepsTo(view, dungeonSheet(shown, layout)),
    ];
  }

  private stepsAround(shown: Shown, layout: TableLayout): readonly Step[] {
    this.layout = layout;
    const { view, tools } = shown;
    const { text, unit } = layout;
    return [
      () => this.backdrop.sync(view, layout),
      () => this.bar.sync(view, tools, layout),
      () => this.heading.sync(shown, layout),
      ...this.heroes.map((panel, at) => () => {
        const place = layout.heroes[at];
        panel.sync(view.heroes[at] ?? null, place === undefined ? null : { place, text, unit });
      }),
      () => this.dungeon.sync(view, dungeonSheet(shown, layout)),
      () => this.waiting.sync(view, layout),
      () => this.loot.sync(shown, layout),
      () => this.lootCards.sync(shown, layout),
      () => this.tabs.sync(shown, layout),
      ...this.doors.map((sprite, slot) => () => this.syncDoor(sprite, slot, shown)),
      () => this.sill.sync(shown, layout),
      () => this.split.sync(shown, layout),
      () => this.lightBoxes(shown),
      () => this.abilities.sync(shown, layout),
      () => this.syncAccount(shown),
      () => this.aimLantern(shown),
    ];
  }

  /** An encounter has light of its own: where nothing in it matters, the lantern only keeps the dark away. */
  private aimLantern(shown: Shown): void {
    const { floor1, floor2, floor3 } = this.tuning.light;
    const { floor } = shown.view.scenery;
    const matter = matterOf(shown, this.layout);
    this.lantern.sync({
      aim: matter ?? this.layout.stand,
      hasBeam: matter !== null,
      light: floor === 1 ? floor1 : floor === 2 ? floor2 : floor3,
    });
  }

  /** The images that may lie where dice will. */
  get besideDice(): readonly GameObjects.Image[] {
    const { deck, discard, mark, answers } = this;
    return [deck.image, discard.image, mark.image, ...answers.images];
  }

  /** True while loot falls, bars fill or heroes change places. */
  get isMoving(): boolean {
    return this.sill.isMoving || this.split.isMoving;
  }

  get buttons(): readonly GameObjects.Image[] {
    return [this.first.image, this.second.image, this.end.image];
  }

  /** True while the ring of a held button closes. */
  get isHeld(): boolean {
    return this.end.isMoving;
  }

  /** Returns whether the question still holds: it is answered once dice have come or gone. */
  private isAsked({ view, busy }: Shown): boolean {
    const dice = (view.encounter?.pool.length ?? 0) > 0;
    if (!busy) this.askedWithDice = dice;
    return dice === this.askedWithDice;
  }

  /** Lights what is under the pointer: a door by its own light, other things at their edge; a die rises. */
  hover(place: Place | null, die: number | null): void {
    const door = place === null ? -1 : this.layout.doors.indexOf(place.rect);
    for (const [slot, sprite] of this.doors.entries()) sprite.light(slot === door);
    this.dice.hover(die);
    const isMarked = door < 0 && die === null && this.layout.loot === null && this.layout.split === null;
    this.mark.sync(isMarked ? (place?.rect ?? null) : null);
  }

  private syncAccount(shown: Shown): void {
    const { encounter } = shown.view;
    this.account.sync(encounter?.lethal ?? null, encounter?.lethal?.title ?? '', accountSheet(shown, this.layout));
  }

  private syncDoor(sprite: DoorSprite, slot: number, { view, menu, busy }: Shown): void {
    const isOpen = menu.entries.some(({ spot }) => spot?.kind === 'door' && spot.door === slot);
    const door = view.doors[slot];
    const rect = this.layout.doors[slot];
    if (door === undefined || rect === undefined) sprite.hide();
    else sprite.sync({ door, open: !busy && isOpen, rect, text: this.layout.text });
  }

  /** Draws the boxes in their light. */
  lightBoxes(shown: Shown): void {
    const looks = looksOf(shown, this.layout);
    this.boxes.sync(looks);
    this.loose.sync(isLoose(shown) ? looks.flatMap((look) => (look === null || look.box.dice.length > 0 ? [] : [look])) : null);
  }

  /** Draws the tray. Dice and answers hide the piles; the bar shows the time. */
  private syncTray(shown: Shown): void {
    const { deck, discard } = shown.view;
    const { layout } = this;
    const hidden = hidesPiles(shown);
    const look = { text: layout.text, room: layout.pileRoom };
    const back = deck.count === 0 ? 'deck/stairs' : 'deck/back';
    this.deck.sync(hidden ? null : { ...deck, face: { picture: back } }, { ...look, rect: layout.deck });
    const face = discard.card === null ? { picture: 'deck/edge' } : { card: discard.card };
    this.discard.sync(hidden ? null : { ...discard, face }, { ...look, rect: layout.discard });
    this.dice.sync(shown, layout);
  }
}
