import { required, type Seat } from '../../../../engine/kernel';
import { type PlayerSeat, paperDungeons, type State } from '../../../../engine/paper';
import { type Explanation, HeldPress, type Holder, type MirrorPage } from '../../../../table';
import type { MirrorParts, Picking, PickingParts, Showing } from '../../../contract';
import { type Choice, choicesFor, EMPTY, type Hand, Reaches } from '../choices';
import type { PaperLayout } from '../layout';
import { mirrorPage, type Shown } from '../view';
import { dieWords } from '../words';
import { explain } from './explain';
import { Plan } from './Plan';
import { shownOf } from './shownOf';

export interface PaperPickingParts extends PickingParts {
  readonly state: State;
  layout(): PaperLayout | null;
}

const LOOK = /^look-(seat-\d)$/;
const OBJECTIVE = 'objective';
const FREE_TOOLS: Showing['tools'] = { canUndo: false, canRedo: false, speed: 1 };

/** What happens between two commands: cards are marked, a die is taken up, and a room is aimed at. */
export class PaperPicking implements Picking {
  private state: State;
  private seat: Seat | null = null;
  private hand: Hand = EMPTY;
  private isOffered = true;
  private isClosed = false;
  /** The seat whose sheet is looked at; null for the own one. */
  private look: string | null = null;
  /** The own objective is held open, or was opened by a press. */
  private peeking: 'hold' | 'press' | null = null;
  private readonly plan = new Plan();
  private readonly reaches = new Reaches();
  private readonly guard: HeldPress;
  /** The guarded choice that is held, or was pressed once. */
  private guarded: string | null = null;

  constructor(private readonly parts: PaperPickingParts) {
    this.state = parts.state;
    this.guard = new HeldPress({
      manner: () => parts.confirms?.() ?? 'hold',
      perform: () => this.performGuarded(),
      changed: () => parts.changed('same'),
    });
  }

  rest(state: State, seat: Seat | null): void {
    this.state = state;
    this.seat = seat;
    this.isOffered = true;
    this.hand = EMPTY;
    this.look = null;
    this.peeking = null;
    this.dropGuard();
    const own = this.own;
    const next = own === null ? null : this.plan.next(own);
    if (own === null) this.plan.drop();
    // Until then the chart is still busy with the news that the state waits.
    if (next !== null) queueMicrotask(() => this.isClosed || this.parts.perform(next));
  }

  offerNothing(): void {
    this.isOffered = false;
    this.plan.drop();
  }

  renew(): void {
    this.isOffered = true;
  }

  shown(state: State, { busy, viewer, tools }: Showing): Shown {
    const { translate } = this.parts;
    const seat = required(state.seats.find(({ id }) => (id as string) === viewer) ?? state.seats[0], 'a seat');
    const isAsked = !busy && state === this.state && this.own !== null;
    return shownOf({
      ...{ state, seat, translate, tools, isAsked, hand: this.hand },
      choices: isAsked ? this.choices() : [],
      look: state.seats.find(({ id }) => (id as string) === this.look)?.id ?? null,
      ...{ isPeeking: this.peeking !== null, isShared: this.isShared },
      armed: this.guard.isHeld || this.guard.isArmed,
      singleKeys: this.parts.singleKeys(),
    });
  }

  mirrorPage(shown: Shown, { layout, keyOf }: MirrorParts & { readonly layout: PaperLayout | null }): MirrorPage {
    return mirrorPage(shown, { layout, keyOf, translate: this.parts.translate });
  }

  press(id: string): void {
    if (this.pressLook(id)) return;
    const aimed = this.choiceAt(id);
    if (aimed === null) return;
    if (aimed.refusal !== null) this.parts.refuse(aimed.refusal);
    else if (id.startsWith('room-') && this.isPreviewed(aimed)) this.take({ room: roomOf(aimed) });
    else if (aimed.isGuarded) this.pressGuarded(aimed);
    else this.carryOut(aimed);
  }

  hold(id: string, by: Holder): boolean {
    if (id === OBJECTIVE) {
      this.peek('hold');
      return true;
    }
    const aimed = this.choiceAt(id);
    if (aimed === null || aimed.refusal !== null || !aimed.isGuarded) return false;
    if (id.startsWith('room-') && this.isPreviewed(aimed)) return false;
    this.setGuarded(aimed.id);
    this.guard.hold(by);
    return true;
  }

  letGo(): void {
    if (this.peeking === 'hold') this.peek(null);
    else this.guard.letGo();
  }

  aimedAt(id: string): () => boolean {
    const { phase, turn } = this.state;
    const before = this.question();
    return () => {
      const { state } = this;
      const isSame = state.phase === phase && state.turn === turn && this.question() === before;
      return isSame && this.choiceAt(id)?.refusal === null;
    };
  }

  /** A die was carried onto something: it is taken up and used there. */
  drop(thing: string | number, target: string): void {
    const die = this.choiceAt(String(thing));
    if (die === null || die.refusal !== null || die.spot.kind !== 'die') return;
    this.hand = { ...EMPTY, die: die.spot.die };
    this.parts.changed('other');
    this.press(target.replace(/^room-/, 'to-'));
  }

  turnPage(): void {
    // Everything that can be chosen has its place.
  }

  meantBy(key: string): string | null {
    const meant = this.choices().filter(({ shortcut }) => shortcut === key);
    return (meant.find(({ refusal }) => refusal === null) ?? meant[0])?.id ?? null;
  }

  putBack(): boolean {
    const { hand } = this;
    if (this.look !== null) this.look = null;
    else if (this.guarded !== null) this.dropGuard();
    else if (hand.room !== null) this.hand = { ...hand, room: null };
    else if (hand.use !== null) this.hand = { ...hand, use: null };
    else if (hand.die !== null || hand.objective !== null || hand.power !== null) this.hand = EMPTY;
    else return false;
    this.parts.changed('other');
    return true;
  }

  explain(id: string): Explanation | null {
    return explain(id, this.shown(this.state, { busy: false, viewer: this.seat, tools: FREE_TOOLS }));
  }

  codexEntry(): string | null {
    return null;
  }

  handWords(): string | null {
    const { die, use, room } = this.hand;
    const go = room === null ? undefined : this.choices().find(({ id }) => id === 'go');
    if (go !== undefined) return `${go.label}. ${go.detail}`;
    return die === null || use !== null ? null : dieWords(this.state.dice, die, this.parts.translate);
  }

  close(): void {
    this.isOffered = false;
    this.isClosed = true;
    this.dropGuard();
  }

  /** People share the device where more than one of them sits at it. */
  private get isShared(): boolean {
    const { seating } = this.parts;
    if (seating === undefined) return this.state.seats.length > 1;
    return Object.values(seating).filter((sitter) => sitter?.player === 'person').length > 1;
  }

  /** Returns whether this is only looked at. */
  private pressLook(id: string): boolean {
    const seat = LOOK.exec(id)?.[1];
    if (seat !== undefined) this.lookAt(seat);
    // A key that holds the objective presses it, too.
    else if (id === OBJECTIVE && this.peeking !== 'hold') this.peek(this.peeking === null ? 'press' : null);
    return seat !== undefined || id === OBJECTIVE;
  }

  /** Opens the sheet of a party; the own one, or the same again, closes it. */
  private lookAt(seat: string): void {
    this.look = seat === this.look || seat === this.own?.id ? null : seat;
    this.parts.sound('page');
    this.parts.changed('opened');
  }

  private peek(by: 'hold' | 'press' | null): void {
    this.peeking = by;
    this.parts.changed('opened');
  }

  /** The seat that chooses at this screen. */
  private get own(): PlayerSeat | null {
    const { seat } = this;
    return this.state.seats.find(({ id }) => (id as string) === seat) ?? null;
  }

  private choices(): readonly Choice[] {
    const seat = this.own;
    if (seat === null || !this.isOffered || paperDungeons.outcome(this.state).over) return [];
    const { state, hand, reaches } = this;
    return choicesFor({ state, seat, hand, reaches, translate: this.parts.translate });
  }

  private choiceAt(id: string): Choice | null {
    const wanted = id.replace(/^room-/, 'to-');
    return this.choices().find((choice) => choice.id === wanted) ?? null;
  }

  /** On the canvas the first press on a room shows its way. A single step shows nothing that the room does not tell already. */
  private isPreviewed({ deed, spot, path }: Choice): boolean {
    const isLong = deed.kind === 'perform' && deed.command.type === 'step' && path.length > 1;
    const isWalk = isLong || (deed.kind === 'perform' && deed.command.type === 'walk');
    return isWalk && spot.kind === 'room' && this.hand.room !== spot.room;
  }

  private carryOut(choice: Choice): void {
    this.parts.sound(choice.spot.kind === 'die' ? 'dieTaken' : 'button');
    if (choice.deed.kind === 'hand') this.take(choice.deed.hand);
    else this.perform(choice);
  }

  private perform({ deed }: Choice): void {
    const seat = this.own;
    if (deed.kind !== 'perform' || seat === null) return;
    const { command, then } = deed;
    // A question on the way leaves the rest of the walk to come.
    if (then.length > 0) this.plan.begin([command, ...then], seat);
    else if (seat.sheet.due.length === 0) this.plan.drop();
    this.parts.perform(command);
  }

  private take(hand: Partial<Hand>): void {
    this.hand = { ...this.hand, ...hand };
    this.look = null;
    this.peeking = null;
    this.dropGuard();
    this.parts.changed('other');
  }

  private pressGuarded(choice: Choice): void {
    this.setGuarded(choice.id);
    this.guard.press();
    if (this.guard.isArmed) this.parts.alert?.(choice.detail);
  }

  private setGuarded(id: string): void {
    if (this.guarded !== id) this.dropGuard();
    this.guarded = id;
  }

  private performGuarded(): void {
    const choice = this.choices().find(({ id }) => id === this.guarded);
    this.guarded = null;
    if (choice?.refusal === null) this.carryOut(choice);
  }

  private dropGuard(): void {
    this.guarded = null;
    this.guard.drop();
  }

  private question(): string {
    const { hand, own } = this;
    return JSON.stringify([own?.id, own?.sheet.due, own?.sheet.used, own?.sheet.path.length, own?.sheet.walk, hand]);
  }
}

const roomOf = ({ spot }: Choice): Hand['room'] => (spot.kind === 'room' ? spot.room : null);
