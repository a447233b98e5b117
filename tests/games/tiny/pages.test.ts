// @vitest-environment happy-dom
import { describePages } from '../../support/pagesSuite';
import { begin } from '../../support/tinyPlay';
import { tinyPages } from './pages';
import { RULES, STATES } from './played';
import { tinyRecords } from './records';
import { SPEECH } from './translator';

const base = STATES.find((state) => RULES.outcome(state).over);
const history = begin(base === undefined ? {} : { setup: { mode: base.mode }, base });

describePages('Burglary', {
  pages: tinyPages,
  records: tinyRecords,
  over: [{ game: RULES.id, id: 'over', mode: { kind: 'free' }, history }],
  languages: SPEECH,
});
