// Every check but the browser tests.
import { runChecks } from './checks/checks';
import { inWords } from './checks/tally';

const tally = await runChecks({ browser: false });
console.log(inWords(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
