import { writeFileSync } from 'node:fs';
import { STATECHART_PAGE, statechartPage } from './statechart/page';

writeFileSync(STATECHART_PAGE, statechartPage());
console.log(`${STATECHART_PAGE} is drawn`);
