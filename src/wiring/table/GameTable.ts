import { type Fact, hashOf } from '../../engine/kernel';
import type { AnyHistory, Picking } from '../../games/contract';
import { byId } from '../../pages';
import { createMirror, listenForKeys, type Mirror } from '../../services';
import { type Director, nextTask } from '../../table';
import { mark } from '../mark';
import { Curtain } from './Curtain';
import { Canvas } from './canvas';
import { directTable } from './directTable';
import type { GameTableParts } from './GameTableParts';
import { Presenter } from './Presenter';
import { Sight } from './Sight';
import { TableInput } from './TableInput';
import { TableOverlays } from './TableOverlays';
import { TableSession } from './TableSession';
import { whenHidden } from './whenHidden';

/** Lays a game on the table: session, canvas, mirror, keys and overlays around it. */
export async function openGameTable(parts: GameTableParts): Promise<GameTable> {
  const table = new GameTable(withNames(parts));
  await table.open().catch((problem: unknown) => {
    table.close();
    throw problem;
  });
  return table;
}

/** Seats are called by the names that were chosen for them, wherever the game speaks of them. */
function withNames(parts: GameTableParts): GameTableParts {
  const { game, seating, translate } = parts;
  return seating === undefined || game.named === undefined ? parts : { ...parts, translate: game.named(translate, seating) };
}

const focused = (): string | null =>
  document.activeElement instanceof HTMLElement ? (document.activeElement.dataset['action'] ?? null) : null;

export class GameTable {
  readonly director: Director<Fact, unknown>;
  private readonly picking: Picking;
  private readonly mirror: Mirror;
  private readonly session: TableSession;
  private readonly presenter: Presenter;
  private readonly input: TableInput;
  private readonly overlays: TableOverlays;
  private readonly canvas: Canvas;
  private readonly curtain: Curtain;
  private readonly closing: (() => void)[] = [];

  constructor(private readonly parts: GameTableParts) {
    this.mirror = createMirror(byId('mirror'), {
      onPress: (id) => this.input.press(id),
      onHold: (id) => void this.input.hold(id, 'key'),
      onLetGo: () => this.input.letGo(),
      onFocus: (id) => this.canvas.drawn?.reveal?.(id),
    });
    this.picking = this.layPicking();
    this.presenter = this.layPresenter();
    this.director = directTable(parts, {
      isQuick: () => this.session.isRecapping,
      picture: () => this.canvas.drawn,
      say: (sentence) => this.mirror.say(sentence),
      draw: (state) => this.presenter.draw(state),
      prepare: (state) => this.presenter.prepare(state, 'presenting'),
      prepareRest: (state) => this.presenter.prepareRest(state),
    });
    this.session = this.openSession();
    this.overlays = this.layOverlays();
    this.input = this.takeInput();
    this.canvas = this.layCanvas();
    this.curtain = new Curtain({ table: parts, session: this.session, mirror: this.mirror });
  }

  get history(): AnyHistory {
    return this.session.history;
  }

  get isOver(): boolean {
    return this.parts.game.rules.outcome(this.history.state).over;
  }

  counts() {
    return this.canvas.drawn?.counts() ?? null;
  }

  async open(): Promise<void> {
    byId('table').hidden = false;
    await this.canvas.open();
    const { input } = this;
    this.closing.push(listenForKeys(window, { onIntent: (intent) => input.obey(intent), onKey: (key) => input.key(key) }));
    // Frames stop in a hidden tab: a motion would wait for ever.
    this.closing.push(whenHidden(() => this.director.skip()));
    const { session, presenter } = this;
    await presenter.prepare(session.opening, session.isPresenting ? 'presenting' : 'waiting');
    await nextTask();
    // A game that goes on by itself begins with the state before.
    if (session.isPresenting) presenter.look(session.opening);
    session.open();
    // While the device is handed over, the focus is in the dialog that asks for the next person.
    if (this.session.stage !== 'curtain') this.mirror.focus();
  }

  close(): void {
    for (const end of this.closing.splice(0)) end();
    this.session.close();
    this.picking.close();
    this.curtain.close();
    this.overlays.close();
    this.mirror.destroy();
    this.canvas.close();
    byId('table').hidden = true;
    mark('away', null);
  }

  /** Shows another game on this table, and then this one again. */
  async lend(act: (canvas: Canvas) => Promise<void>): Promise<void> {
    this.picking.offerNothing();
    await this.session.lend(async () => {
      if (this.canvas.drawn !== null) await act(this.canvas);
    });
    this.presenter.update('other');
  }

  private layPicking(): Picking {
    const { game, history, seating, translate, sound, settings } = this.parts;
    const sight = new Sight(game.rules, history.origin.setup);
    return game.pick({
      state: sight.state(history.state, null),
      seating,
      translate,
      sound: (name) => sound.play(name),
      singleKeys: () => settings.current().singleKeys,
      odds: () => settings.current().odds,
      confirms: () => settings.current().confirms,
      alert: (sentence) => this.mirror.say(sentence, 'alert'),
      perform: (command) => this.session.perform(command),
      refuse: (rejection) => this.presenter.refuse(rejection),
      changed: (choices) => this.presenter.update(choices),
      layout: () => this.canvas.drawn?.layout() ?? null,
    });
  }

  private layPresenter(): Presenter {
    const { game, translate, sound, pace } = this.parts;
    return new Presenter({
      translate,
      sound,
      pace,
      refusalWords: (rejection, words) => game.refusalWords(rejection, words),
      session: () => this.session,
      picking: () => this.picking,
      pressed: () => this.input.pressed,
      mirror: this.mirror,
      picture: () => this.canvas,
    });
  }

  private openSession(): TableSession {
    const { game, history, players, think, report, crash } = this.parts;
    return new TableSession({
      game,
      history,
      players,
      think,
      director: this.director,
      onChanged: (changed) => this.parts.keep(changed),
      onPresenting: () => this.beginPresenting(),
      onRested: () => this.rest(),
      onRefused: (rejection) => this.presenter.refuse(rejection),
      report,
      crash,
    });
  }

  private layOverlays(): TableOverlays {
    return new TableOverlays({
      table: this.parts,
      told: () => this.session.told,
      recap: () => (this.session.missed.length > 0 && this.session.stage === 'waiting' ? () => void this.session.recap() : null),
      picking: () => this.picking,
      mirror: this.mirror,
      press: (tool) => this.input.press(tool),
      onChange: () => this.presenter.update('other'),
    });
  }

  private takeInput(): TableInput {
    const { session, picking, overlays, parts } = this;
    const { game, sound, again, leave } = parts;
    return new TableInput({ session, picking, rules: game.rules, overlays, sound, focused, again, leave });
  }

  private layCanvas(): Canvas {
    return new Canvas(this.parts, {
      onPress: (id) => this.input.press(id),
      onHold: (id) => this.input.hold(id, 'pointer'),
      onLetGo: () => this.input.letGo(),
      onDrop: (thing, on) => this.input.drop(thing, on),
      onTap: () => this.session.skip(),
      onExplain: (id, rect) => this.overlays.onExplain(id, rect),
      onResize: () => this.presenter.mirrorOnly(),
      finish: () => this.director.skip(),
    });
  }

  private beginPresenting(): void {
    this.overlays.clear();
    mark('presenting', null);
  }

  /** The state waits: for a person at the screen or elsewhere, for a bot, or for nobody. */
  private rest(): void {
    const { session, picking, presenter, curtain, parts, mirror } = this;
    const { stage, seen, history } = session;
    picking.rest(seen, session.chooser);
    presenter.look();
    // The next person at the device must not find what was said to the last one.
    if (stage === 'curtain') mirror.clearSpeech();
    curtain.follow();
    if (stage === 'unanswered') mirror.say(parts.translate('curtain.unanswered'));
    mark(stage, { phase: parts.game.phaseOf(seen), hash: hashOf(history.state) });
    this.input.rest();
  }
}
