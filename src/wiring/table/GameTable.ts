import { hashOf } from '../../engine/kernel';
import type { Event, State } from '../../engine/onedeck';
import type { TableHistory } from '../../games/onedeck';
import { byId } from '../../pages';
import { createMirror, listenForKeys, type Mirror } from '../../services';
import type { Director } from '../../table';
import { mark } from '../mark';
import { Aiming } from './Aiming';
import { Attention } from './attention';
import { Canvas } from './canvas';
import { directTable } from './directTable';
import type { GameTableParts } from './GameTableParts';
import { Presenter } from './Presenter';
import { TableInput } from './TableInput';
import { TableOverlays } from './TableOverlays';
import { TableSession } from './TableSession';
import { whenHidden } from './whenHidden';

/** Lays a game on the table: session, canvas, mirror, keys and overlays around it. */
export async function openGameTable(parts: GameTableParts): Promise<GameTable> {
  const table = new GameTable(parts);
  await table.open().catch((problem: unknown) => {
    table.close();
    throw problem;
  });
  return table;
}

export class GameTable {
  readonly director: Director<Event, State>;
  private readonly aiming: Aiming;
  private readonly attention: Attention;
  private readonly mirror: Mirror;
  private readonly session: TableSession;
  private readonly presenter: Presenter;
  private readonly input: TableInput;
  private readonly overlays: TableOverlays;
  private readonly canvas: Canvas;
  private readonly closing: (() => void)[] = [];

  constructor(private readonly parts: GameTableParts) {
    const { history, translate, sound, report, crash } = parts;
    this.mirror = createMirror(byId('mirror'), (id) => this.input.press(id));
    this.aiming = new Aiming(history.state, {
      perform: (command) => this.session.perform(command),
      refuse: (rejection) => this.presenter.refuse(rejection),
    });
    this.attention = new Attention(translate, this.aiming, parts);
    this.presenter = new Presenter({
      translate,
      sound,
      session: () => this.session,
      attention: this.attention,
      aiming: this.aiming,
      mirror: this.mirror,
      picture: () => this.canvas,
    });
    this.director = directTable(parts, {
      table: () => this.canvas.drawn,
      say: (sentence) => this.mirror.say(sentence),
      draw: (state) => this.presenter.draw(state),
    });
    this.session = new TableSession({
      history,
      director: this.director,
      onChanged: parts.keep,
      onPresenting: () => this.beginPresenting(),
      onRested: (state) => this.rest(state),
      onRefused: (rejection) => this.presenter.refuse(rejection),
      report,
      crash,
    });
    this.overlays = this.layOverlays();
    this.input = this.takeInput();
    this.canvas = this.layCanvas();
  }

  get history(): TableHistory {
    return this.session.history;
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
    this.session.open();
    this.mirror.focus();
  }

  close(): void {
    for (const end of this.closing.splice(0)) end();
    this.session.close();
    this.aiming.close();
    this.overlays.close();
    this.mirror.destroy();
    this.canvas.close();
    byId('table').hidden = true;
    mark('away', null);
  }

  /** Another game is shown on this table, and then this one again. */
  async lend(act: (canvas: Canvas) => Promise<void>): Promise<void> {
    this.attention.offerNothing();
    await this.session.lend(async () => {
      if (this.canvas.drawn !== null) await act(this.canvas);
    });
    this.presenter.update('other');
  }

  private layOverlays(): TableOverlays {
    return new TableOverlays({
      table: this.parts,
      history: () => this.history,
      entries: () => this.attention.menuOf(this.history.state).entries,
      mirror: this.mirror,
      press: (tool) => this.input.press(tool),
      onChange: () => this.presenter.update('other'),
    });
  }

  private takeInput(): TableInput {
    const { session, attention, aiming, presenter, overlays, parts } = this;
    const { sound, again, leave } = parts;
    const answerPlaces = () => this.canvas.drawn?.layout()?.answers ?? [];
    return new TableInput({ session, attention, aiming, presenter, overlays, sound, answerPlaces, again, leave });
  }

  private layCanvas(): Canvas {
    return new Canvas(this.parts, {
      onPress: (id) => this.input.press(id),
      onDrop: (die, on) => this.input.drop(die, on),
      onTap: () => this.session.skip(),
      onExplain: (id, rect) => this.overlays.onExplain(id, rect),
      onResize: () => this.presenter.mirrorOnly(this.history.state),
      finish: () => this.director.skip(),
    });
  }

  private beginPresenting(): void {
    this.overlays.clear();
    mark('presenting', null);
  }

  private rest(state: State): void {
    this.attention.rest(state);
    this.presenter.look();
    mark('waiting', { phase: state.phase, hash: hashOf(state) });
  }
}
