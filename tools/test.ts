// Every check, then the browser tests on what was built.
import { runChecks } from './checks/checks';
import { inWords } from './checks/tally';

const tally = await runChecks({ browser: true });
console.log(inWords(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
