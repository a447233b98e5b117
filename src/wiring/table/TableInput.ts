import type { AnyGame, Picking } from '../../games/contract';
import type { Intent } from '../../services';
import { type Holder, type SoundPort, TOOL_IDS, type ToolId } from '../../table';
import { KeptPresses } from './KeptPresses';
import { isForOverlays, type TableOverlays } from './TableOverlays';
import type { TableSession } from './TableSession';

export interface InputParts {
  readonly session: TableSession;
  readonly picking: Picking;
  readonly rules: Pick<AnyGame, 'outcome'>;
  readonly overlays: Pick<TableOverlays, 'use' | 'obey'>;
  readonly sound: Pick<SoundPort, 'play'>;
  /** Returns the id of the button that has the focus. */
  readonly focused?: () => string | null;
  /** Another game, when this one is over. */
  readonly again: () => void;
  readonly leave: () => void;
}

/** Turns what is pressed, dragged or typed into a tool, an overlay, or something for the game's picking. */
export class TableInput {
  /** What is being pressed. */
  pressed: string | null = null;
  private readonly kept: KeptPresses;

  constructor(private readonly parts: InputParts) {
    const { session, picking } = parts;
    this.kept = new KeptPresses({ session, aimedAt: (id) => picking.aimedAt(id), press: (id) => this.carryOut(id) });
  }

  /** A press on the canvas, in the mirror or by a key: all three name things by the same ids. */
  press(id: string): void {
    const tool = TOOL_IDS.find((candidate) => candidate === id);
    if (tool !== undefined) this.use(tool);
    else if (this.parts.session.isPresenting) this.kept.press(id);
    else this.carryOut(id);
  }

  /** Something is pressed and may want to be held. Returns whether it does. */
  hold(id: string, by: Holder): boolean {
    const { session, picking } = this.parts;
    return !session.isPresenting && picking.hold?.(id, by) === true;
  }

  letGo(): void {
    this.parts.picking.letGo?.();
  }

  private carryOut(id: string): void {
    this.pressed = id;
    this.parts.picking.press(id);
    this.pressed = null;
  }

  /** A state waits: what was pressed while events were shown is carried out. */
  rest(): void {
    this.kept.rest();
  }

  /** One thing was carried onto another. */
  drop(thing: string | number, on: string): void {
    const { session, picking } = this.parts;
    if (!session.isPresenting) picking.drop(thing, on);
  }

  obey(intent: Intent): void {
    if (intent === 'skip') this.parts.session.skip();
    else if (isForOverlays(intent)) this.parts.overlays.obey(intent);
    else if (intent === 'escape') this.stepBack();
    else if (intent === 'nextPage') this.whenWaiting((picking) => picking.turnPage(1));
    else if (intent === 'previousPage') this.whenWaiting((picking) => picking.turnPage(-1));
    else this.use(intent);
  }

  /** Returns whether the key means something in this game. */
  key(key: string): boolean {
    const { session, picking } = this.parts;
    const meant = picking.meantBy(key, this.parts.focused?.() ?? null);
    if (typeof meant === 'string') this.press(meant);
    else if (meant !== null && session.isPresenting) this.kept.command(meant);
    else if (meant !== null) session.perform(meant);
    return meant !== null;
  }

  /** While events are shown, every press means: show the rest at once. */
  private whenWaiting(act: (picking: Picking) => void): void {
    const { session, picking } = this.parts;
    if (session.isPresenting) session.skip();
    else act(picking);
  }

  private use(tool: ToolId): void {
    this.kept.drop();
    const { session, overlays, sound, again } = this.parts;
    if (tool === 'again') again();
    else if (tool !== 'undo' && tool !== 'redo') overlays.use(tool);
    else if (session.turnBack(tool === 'undo' ? 'UNDO' : 'REDO')) sound.play('undo');
  }

  /** Closes what is open or puts back what is aimed at; where nothing is, opens the menu. */
  private stepBack(): void {
    const { session, picking, overlays, leave, rules } = this.parts;
    if (!session.isPresenting && picking.putBack()) return;
    if (rules.outcome(session.history.state).over) leave();
    else overlays.use('menu');
  }
}
