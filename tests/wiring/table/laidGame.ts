import type { Fact, Viewer } from '../../../src/engine/kernel';
import type { AnyHistory, GameAtTable, Picking } from '../../../src/games/contract';
import type { Players } from '../../../src/machines';
import type { MirrorPage, Translate } from '../../../src/table';
import { Presenter } from '../../../src/wiring/table/Presenter';
import { Sight } from '../../../src/wiring/table/Sight';
import { TableInput } from '../../../src/wiring/table/TableInput';
import { TableSession, type Think } from '../../../src/wiring/table/TableSession';
import { gate } from '../../machines/turnTable';

export interface LaidParts {
  readonly game: GameAtTable;
  readonly history: AnyHistory;
  readonly translate: Translate;
  readonly players?: Players;
  readonly think?: Think;
  /** Milliseconds until what is shown ends by itself. Without it the test ends it. */
  readonly lasts?: number;
  /** Returns the id of the button that has the focus. */
  readonly focused?: () => string | null;
}

/** A game on a table without a browser: canvas, mirror, director and overlays only write down what they are asked. */
export function laidGame({ game, history, translate, players, think, lasts, focused }: LaidParts) {
  const shown: unknown[] = [];
  const pages: MirrorPage[] = [];
  const played: { readonly before: unknown; readonly events: readonly Fact[] }[] = [];
  const said: string[] = [];
  const refused: string[] = [];
  /** The things that were pressed in vain. */
  const shaken: string[] = [];
  const sounds: string[] = [];
  const asked: string[] = [];
  const kept: AnyHistory[] = [];
  const problems: unknown[] = [];
  /** Everything that somebody could see, hear or read, and who looked at the screen then. */
  const outputs: { readonly viewer: Viewer; readonly what: unknown }[] = [];
  const put = <Value>(list: Value[], what: Value): void => {
    list.push(what);
    outputs.push({ viewer: session.viewer, what });
  };
  let showing = gate();
  const sound = { play: (name: string) => void sounds.push(name) };
  const picking: Picking = game.pick({
    state: new Sight(game.rules, history.origin.setup).state(history.state, null),
    translate,
    sound: (name) => sound.play(name),
    singleKeys: () => true,
    perform: (command) => session.perform(command),
    refuse: (rejection) => presenter.refuse(rejection),
    changed: (choices) => presenter.update(choices),
    layout: () => null,
  });
  const session: TableSession = new TableSession({
    game,
    history,
    players,
    think,
    director: {
      play: (before, events) => {
        put(played, { before, events });
        showing = gate();
        if (lasts !== undefined) setTimeout(showing.open, lasts);
        return showing.promise;
      },
      skip: () => {
        asked.push('skip');
        showing.open();
      },
    },
    onChanged: (changed) => kept.push(changed),
    onPresenting: () => asked.push('presenting'),
    onRested: () => {
      picking.rest(session.seen, session.chooser);
      presenter.look();
      input.rest();
    },
    onRefused: (rejection) => presenter.refuse(rejection),
    report: (problem) => problems.push(problem),
    crash: (problem) => problems.push(problem),
  });
  const presenter: Presenter = new Presenter({
    translate,
    sound,
    refusalWords: (rejection, words) => game.refusalWords(rejection, words),
    pace: () => 1,
    session: () => session,
    picking: () => picking,
    pressed: () => input.pressed,
    mirror: { show: (page) => put(pages, page), say: (sentence) => put(said, sentence) },
    picture: () => ({
      show: (what) => put(shown, what),
      drawn: {
        layout: () => null,
        refuse: (sentence, thing) => {
          put(refused, sentence);
          if (thing !== undefined) shaken.push(thing);
        },
      },
    }),
  });
  const input = new TableInput({
    session,
    picking,
    rules: game.rules,
    overlays: { use: (tool) => asked.push(tool), obey: (intent) => asked.push(intent) },
    sound,
    ...(focused && { focused }),
    again: () => asked.push('again'),
    leave: () => asked.push('leave'),
  });
  session.open();
  const finish = async (): Promise<void> => {
    showing.open();
    await new Promise((done) => setImmediate(done));
  };
  return {
    session,
    presenter,
    input,
    shown,
    pages,
    played,
    said,
    refused,
    shaken,
    sounds,
    asked,
    kept,
    problems,
    outputs,
    finish,
  };
}
