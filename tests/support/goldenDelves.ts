import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReplay, required } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import { type Delve, replayIn } from './delveText';

const FOLDER = 'tests/golden/onedeck';

/** A whole game of one hero that went well, or that did not. */
export const wonDelve = (): Delve => delveThatEnds('The boss is beaten.');
export const lostDelve = (): Delve => delveThatEnds('The game is lost.');

function delveThatEnds(how: string): Delve {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const text = required(
    texts.find((candidate) => candidate.includes(how)),
    'golden game',
  );
  const replay = parseReplay(oneDeckDungeon, replayIn(text));
  if (!replay.ok) throw new Error(replay.rejection.key);
  return replay.value;
}
