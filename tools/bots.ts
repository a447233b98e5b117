// How well bots play: `npm run bots -- --games 200 --heroes 1 --tier standard`, or `npm run bots -- --game paper-dungeons --games 720`,
// which also writes its part of docs/BALANCE.md when it is given `--write`.
import { parseArgs } from 'node:util';
import { oneDeckLines } from './bots/oneDeck';
import { paperReport } from './bots/paper';
import { writeBalance } from './bots/writeBalance';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'one-deck-dungeon' },
    games: { type: 'string', default: '200' },
    heroes: { type: 'string', default: '1' },
    tier: { type: 'string', default: 'standard' },
    write: { type: 'boolean', default: false },
  },
});

if (values.game === 'paper-dungeons') {
  const report = paperReport(Number(values.games));
  console.log(report);
  if (values.write) writeBalance(values.game, report);
} else {
  for (const line of oneDeckLines({ games: Number(values.games), heroes: Number(values.heroes), tier: values.tier }))
    console.log(line);
}
