import { beginHistory, type Rejection } from '../../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../../src/engine/onedeck';
import type { TableHistory } from '../../../src/games/onedeck';
import type { Shown } from '../../../src/games/onedeck/table';
import { DEFAULT_SETTINGS } from '../../../src/services/settings/settings';
import type { MirrorPage } from '../../../src/table';
import { Aiming } from '../../../src/wiring/table/Aiming';
import { Attention } from '../../../src/wiring/table/attention';
import { Presenter } from '../../../src/wiring/table/Presenter';
import { TableInput } from '../../../src/wiring/table/TableInput';
import { TableSession } from '../../../src/wiring/table/TableSession';
import { gate } from '../../machines/turnTable';
import { translatorIn } from '../../support/translator';

const { t: translate } = translatorIn('en');

/** A game on a table without a browser: canvas, mirror, director and overlays only write down what they are asked. */
export function laidTable(base: State) {
  const history: TableHistory = beginHistory<Setup, State, Command, Event>(oneDeckDungeon, {
    setup: base.setup,
    seed: 'laid' as never,
    base,
  });
  const shown: Shown[] = [];
  const pages: MirrorPage[] = [];
  const said: string[] = [];
  const refused: string[] = [];
  const sounds: string[] = [];
  const asked: string[] = [];
  const kept: TableHistory[] = [];
  const problems: unknown[] = [];
  let showing = gate();
  const sound = { play: (name: string) => void sounds.push(name) };
  const aiming = new Aiming(base, {
    perform: (command) => session.perform(command),
    refuse: (rejection: Rejection) => presenter.refuse(rejection),
  });
  const settings = { current: () => DEFAULT_SETTINGS };
  const attention = new Attention(translate, aiming, { pace: () => 1, settings });
  const session: TableSession = new TableSession({
    history,
    director: {
      play: () => {
        showing = gate();
        return showing.promise;
      },
      skip: () => {
        asked.push('skip');
        showing.open();
      },
    },
    onChanged: (changed) => kept.push(changed),
    onPresenting: () => asked.push('presenting'),
    onRested: (state) => {
      attention.rest(state);
      presenter.look();
    },
    onRefused: (rejection) => presenter.refuse(rejection),
    report: (problem) => problems.push(problem),
    crash: (problem) => problems.push(problem),
  });
  const presenter: Presenter = new Presenter({
    translate,
    sound,
    session: () => session,
    attention,
    aiming,
    mirror: { show: (page) => pages.push(page), say: (sentence) => said.push(sentence) },
    picture: () => ({
      show: (what) => shown.push(what),
      drawn: { layout: () => null, refuse: (sentence) => refused.push(sentence) },
    }),
  });
  const input = new TableInput({
    session,
    attention,
    aiming,
    presenter,
    overlays: { use: (tool) => asked.push(tool), obey: (intent) => asked.push(intent) },
    sound,
    answerPlaces: () => [],
    again: () => asked.push('again'),
    leave: () => asked.push('leave'),
  });
  session.open();
  const entries = (): readonly string[] => attention.menuOf(session.history.state).entries.map(({ id }) => id);
  const finish = async (): Promise<void> => {
    showing.open();
    await new Promise((done) => setImmediate(done));
  };
  return { session, presenter, input, aiming, shown, pages, said, refused, sounds, asked, kept, problems, entries, finish };
}
