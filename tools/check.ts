// Every check but the browser tests, with a sample of the longest games: quick enough to run before every commit.
import { runChecks } from './checks/checks';
import { inWords } from './checks/tally';

process.env['TEST_SAMPLE'] = '1';
const tally = await runChecks({ browser: false });
console.log(inWords(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
