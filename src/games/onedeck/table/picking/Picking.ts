import { type Command, type DieId, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import { type Explanation, HeldPress, type Holder, type MirrorPage } from '../../../../table';
import type { MirrorParts, Picking, PickingParts, Showing } from '../../../contract';
import { type OddsHook, TableOdds } from '../../odds';
import { explain } from '../explain';
import type { TableLayout } from '../layout';
import { type Entry, folderOf } from '../menu';
import { mirrorPage } from '../mirrorPage';
import type { Shown } from '../tableContent';
import { handWords, soleForge } from '../targeting';
import { type Aim, idOf, type Target, type TargetOf, targetOf } from '../targets';
import { endsInDeath } from '../words/ending';
import { Aiming } from './Aiming';
import { isSameAim } from './aimedAt';
import { DoorOdds } from './DoorOdds';
import { Following } from './Following';
import { PickingView } from './PickingView';
import { Splitting } from './Splitting';

const FINISH: Command = { type: 'finish' };
const HANDLED = [
  ...(['page', 'hero', 'prize', 'back', 'cancel', 'confirm'] as const),
  ...(['die', 'dieMenu', 'box', 'ability', 'potion', 'odds', 'seat', 'swap', 'order'] as const),
] as const;
/** Opens the menu of the die that has the focus. */
const MENU_KEY = 'D';
/** Targets that show the same choices in another way. */
const LOOKS: ReadonlySet<Target['kind']> = new Set(['page', 'hero', 'prize']);
/** Targets that are not entries of the menu. */
type Handled = TargetOf<(typeof HANDLED)[number]>;
const isHandled = (target: Target): target is Handled => HANDLED.some((kind) => kind === target.kind);

export interface OneDeckPickingParts extends PickingParts {
  readonly state: State;
  layout(): TableLayout | null;
}

/** Holds the picking of One Deck Dungeon between two commands: dice in the hand, the aim, and the open list. */
export class OneDeckPicking implements Picking {
  private readonly counting: TableOdds;
  private readonly aiming: Aiming;
  private readonly doorOdds: DoorOdds;
  private readonly splitting: Splitting;
  private readonly following: Following;
  private readonly view: PickingView;
  /** Guards the end of a fight that would kill. */
  private readonly end: HeldPress;
  private state: State;

  constructor(private readonly parts: OneDeckPickingParts) {
    this.state = parts.state;
    this.counting = new TableOdds({ wanted: () => parts.odds?.() ?? 'request', view: () => this.state });
    this.doorOdds = new DoorOdds({ odds: this.counting, translate: parts.translate, changed: () => this.parts.changed('other') });
    this.splitting = new Splitting({
      odds: this.counting,
      translate: parts.translate,
      viewOf: (state) => this.view.viewOf(state),
      changed: () => this.parts.changed('other'),
      taken: () => this.parts.sound('dieTaken'),
    });
    this.aiming = new Aiming(parts.state, parts);
    this.following = new Following((command) => parts.perform(command));
    this.view = new PickingView({
      translate: parts.translate,
      aiming: this.aiming,
      singleKeys: () => parts.singleKeys(),
      odds: (state) => this.doorOdds.shown(state),
      split: (state) => this.splitting.offer(state),
      held: () => (this.end.isHeld ? 'held' : this.end.isArmed ? 'armed' : null),
    });
    this.end = new HeldPress({
      manner: () => parts.confirms?.() ?? 'hold',
      perform: () => parts.perform(FINISH),
      changed: () => parts.changed('same'),
    });
    this.doorOdds.rest(parts.state);
    this.splitting.rest(parts.state);
  }

  /** The odds of the state that waits, for whatever shows them. */
  get odds(): OddsHook {
    return this.counting;
  }

  rest(state: State): void {
    if (state !== this.state) this.counting.forget();
    this.state = state;
    this.end.drop();
    this.aiming.rest(state);
    this.view.rest(state);
    this.doorOdds.rest(state);
    this.splitting.rest(state);
    this.following.rest(state);
  }

  offerNothing(): void {
    this.view.offerNothing();
  }

  renew(): void {
    this.view.renew();
  }

  shown(state: State, showing: Showing): Shown {
    return this.view.shown(state, showing);
  }

  atRest = (state: State, showing: Showing): Shown | null => this.view.atRest(state, showing);

  mirrorPage(shown: Shown, { layout, keyOf }: MirrorParts & { readonly layout: TableLayout | null }): MirrorPage {
    return mirrorPage({ shown, layout, keyOf, translate: this.parts.translate });
  }

  press(id: string): void {
    const target = targetOf(id);
    if (this.isLethalEnd(id)) this.pressEnd();
    else if (isHandled(target)) this.handle(target);
    else this.choose(this.entries().find((entry) => entry.id === id));
  }

  hold(id: string, by: Holder): boolean {
    if (!this.isLethalEnd(id)) return false;
    this.end.hold(by);
    return true;
  }

  letGo(): void {
    this.end.letGo();
  }

  /** The first of two presses tells what the second one does. */
  private pressEnd(): void {
    const { lethal } = this.view.viewOf(this.state).encounter ?? {};
    this.end.press();
    if (this.end.isArmed && lethal) this.parts.alert?.(lethal.alert);
  }

  private isLethalEnd(id: string): boolean {
    return this.entries().find((entry) => entry.id === id)?.choice?.command.type === 'finish' && endsInDeath(this.state);
  }

  aimedAt(id: string): () => boolean {
    const before = { state: this.state, entries: this.entries() };
    // An end that kills is never given ahead.
    return () => !this.isLethalEnd(id) && isSameAim(id, before, { state: this.state, entries: this.entries() });
  }

  drop(die: DieId, on: string): void {
    const target = targetOf(on);
    if (target.kind === 'die') this.forge(die, target.die);
    else if (target.kind === 'box' || target.kind === 'ability') {
      this.aiming.drop(die, target);
      this.parts.changed('other');
    }
  }

  turnPage(by: 1 | -1): void {
    this.handle({ kind: 'page', by });
  }

  /** Returns the id of the die, box or move with this key, or a refused command whose reason is to be shown. */
  meantBy(key: string, focused: string | null = null): string | Command | null {
    const target = focused === null ? null : targetOf(focused);
    // In the hand a die is on its way to a box, and the same letter names one.
    if (key === MENU_KEY && target?.kind === 'die' && this.isOpenable(target.die) && !this.aiming.hand.includes(target.die))
      return idOf({ kind: 'dieMenu', die: target.die });
    return this.view.meantBy(key, this.state);
  }

  putBack(): boolean {
    if (this.end.drop()) {
      this.parts.changed('same');
      return true;
    }
    if (!this.view.isOpen && !this.aiming.isBusy && !this.splitting.isBusy) return false;
    this.handle({ kind: 'back' });
    return true;
  }

  explain(id: string): Explanation | null {
    return explain(id, { state: this.state, entries: this.entries(), translate: this.parts.translate });
  }

  codexEntry(): string | null {
    const { encounter } = this.view.viewOf(this.state);
    return encounter?.card ?? encounter?.boss ?? null;
  }

  handWords(): string | null {
    return handWords(this.state, this.aiming.hand, this.parts.translate) ?? this.doorOdds.news() ?? this.splitting.news();
  }

  close(): void {
    this.end.drop();
    this.counting.close();
    this.aiming.close();
  }

  private entries(): readonly Entry[] {
    return this.view.menuOf(this.state).entries;
  }

  /** Changes hand, aim or page. The game does not change before a command is complete. */
  private handle(target: Handled): void {
    const { view, aiming } = this;
    if (target.kind === 'page') this.turn(target.by);
    else if (target.kind === 'hero') view.lookAt(target.hero);
    else if (target.kind === 'prize') view.lookAtPrize(target.card);
    else if (target.kind === 'back' || target.kind === 'cancel') this.layDown();
    else if (target.kind === 'confirm') aiming.confirm();
    else if (target.kind === 'odds') this.askOdds();
    else if (target.kind === 'seat') this.splitting.press(target.hero);
    else if (target.kind === 'swap') this.splitting.swap(target.hero, target.other);
    else if (target.kind === 'order') this.splitting.order(target.side);
    else if (target.kind === 'die') this.take(target.die);
    else if (target.kind === 'dieMenu') this.openMenu(target);
    else this.aimAt(target);
    this.parts.changed(LOOKS.has(target.kind) ? 'same' : 'other');
  }

  /** A die that is carried onto another forges a heroic die, which goes to the owner of the other. */
  private forge(die: DieId, on: DieId): void {
    const { state, aiming, parts } = this;
    const hero = state.encounter?.pool.find(({ id }) => id === on)?.hero;
    if (state.phase !== 'pool' || die === on || hero === undefined) return;
    const held = aiming.hand.includes(die) ? aiming.hand : [die];
    const command: Command = { type: 'makeHeroic', dice: [...held.filter((other) => other !== on), on], hero };
    const why = oneDeckDungeon.whyIllegal(state, command);
    if (why === null) parts.perform(command);
    // A foe may want more dice for it: these two wait in the hand for the others.
    else if (why.key === 'heroicCount' && held.length < 2)
      for (const one of [...held, on]) if (!aiming.hand.includes(one)) aiming.pick(one);
    if (why !== null) parts.refuse(why);
    parts.changed('other');
  }

  private isOpenable(die: DieId): boolean {
    return this.state.phase === 'pool' && this.state.encounter?.pool.some(({ id }) => id === die) === true;
  }

  private openMenu(target: TargetOf<'dieMenu'>): void {
    if (!this.isOpenable(target.die)) return;
    this.aiming.cancel();
    this.view.open(idOf(target));
  }

  /** A second die forges at once where nothing else can be done with the two. */
  private take(die: DieId): void {
    const { parts, aiming, state } = this;
    const forged = aiming.aim === null ? soleForge(aiming.hand, die, state) : null;
    if (forged === null) {
      parts.sound('dieTaken');
      aiming.pick(die);
    } else parts.perform(forged);
  }

  private askOdds(): void {
    if (this.state.phase === 'split') this.splitting.ask();
    else this.doorOdds.ask();
  }

  private aimAt(aim: Aim): void {
    this.view.open(null);
    const option = this.optionOf(aim);
    if (option === undefined) this.aiming.at(aim);
    else this.choose(option);
  }

  /** Returns the option that a peril's box stands for while no option is chosen. */
  private optionOf(aim: Aim): Entry | undefined {
    if (aim.kind !== 'box') return undefined;
    return this.entries().find(({ spot }) => spot?.kind === 'way' && spot.option === aim.box);
  }

  private layDown(): void {
    if (this.splitting.putBack()) return;
    if (this.view.isOpen) this.view.open(null);
    else this.aiming.cancel();
  }

  private turn(by: number): void {
    this.parts.sound('page');
    this.view.turnBy(by, this.state, this.parts.layout()?.answers ?? []);
  }

  private choose(entry: Entry | undefined): void {
    if (entry === undefined) return;
    const { parts, view, aiming } = this;
    const folder = folderOf(entry);
    if (entry.refusal === null) parts.sound('button');
    if (entry.choice !== null) {
      this.following.begin(this.state, entry.choice.then);
      parts.perform(entry.choice.command);
    }
    if (folder === null) return;
    aiming.cancel();
    view.open(folder);
    parts.changed('opened');
  }
}
