import { beginHistory } from '../../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../../src/engine/onedeck';
import type { AnyHistory, Picking } from '../../../src/games/contract';
import { oneDeckAtTable } from '../../../src/games/onedeck/atTable';
import type { Shown, TableHistory } from '../../../src/games/onedeck/table';
import type { MirrorPage } from '../../../src/table';
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
  const kept: AnyHistory[] = [];
  const problems: unknown[] = [];
  let showing = gate();
  const sound = { play: (name: string) => void sounds.push(name) };
  const picking: Picking = oneDeckAtTable.pick({
    state: base,
    translate,
    sound: (name) => sound.play(name),
    singleKeys: () => true,
    perform: (command) => session.perform(command),
    refuse: (rejection) => presenter.refuse(rejection),
    changed: (choices) => presenter.update(choices),
    layout: () => null,
  });
  const session: TableSession = new TableSession({
    game: oneDeckAtTable,
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
    onRested: () => {
      picking.rest(session.seen, session.chooser);
      presenter.look();
    },
    onRefused: (rejection) => presenter.refuse(rejection),
    report: (problem) => problems.push(problem),
    crash: (problem) => problems.push(problem),
  });
  const presenter: Presenter = new Presenter({
    translate,
    sound,
    refusalWords: (rejection, words) => oneDeckAtTable.refusalWords(rejection, words),
    pace: () => 1,
    session: () => session,
    picking: () => picking,
    mirror: { show: (page) => pages.push(page), say: (sentence) => said.push(sentence) },
    picture: () => ({
      show: (what: Shown) => shown.push(what),
      drawn: { layout: () => null, refuse: (sentence) => refused.push(sentence) },
    }),
  });
  const input = new TableInput({
    session,
    picking,
    rules: oneDeckAtTable.rules,
    overlays: { use: (tool) => asked.push(tool), obey: (intent) => asked.push(intent) },
    sound,
    again: () => asked.push('again'),
    leave: () => asked.push('leave'),
  });
  session.open();
  const entries = (): readonly string[] => (shown.at(-1)?.menu.entries ?? []).map(({ id }) => id);
  const hand = () => shown.at(-1)?.picked;
  const finish = async (): Promise<void> => {
    showing.open();
    await new Promise((done) => setImmediate(done));
  };
  return { session, presenter, input, hand, shown, pages, said, refused, sounds, asked, kept, problems, entries, finish };
}
