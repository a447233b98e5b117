import { oneDeckDungeon } from '../../src/engine/onedeck';
import { oneDeckSteps } from '../../src/games/onedeck/turn';
import { appMachine, targetingMachine, turnMachine } from '../../src/machines';
import { diagram } from './diagram';

export const STATECHART_PAGE = 'docs/statechart.md';

const fenced = (code: string): string => `\`\`\`mermaid\n${code}\n\`\`\``;

export function statechartPage(): string {
  return `# Statecharts

Drawn from \`src/machines\` by \`npm run statechart\`; a test fails when this page is stale. An arrow reads
\`event [condition] / what is done\`; a line inside a state is what happens without leaving it.

## The app

From the title to the table and back. A mistake of ours ends it, from wherever it happens.

${fenced(diagram(appMachine()))}

## The turn

One Deck Dungeon's. The engine owns the phase, and \`routing\` reads it. A command is tried once, in \`trying\`. While
\`presenting\` shows its events the game is already kept, and whatever is asked means: show the rest at once.

${fenced(diagram(turnMachine(oneDeckDungeon, oneDeckSteps)))}

## Targeting

Dice for a box, a skill or an effect: taken up first or aimed first, and always put back by \`CANCEL\`. Nothing of it changes
the game until a command is complete.

${fenced(diagram(targetingMachine()))}
`;
}
