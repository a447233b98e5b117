import { DUNGEON_IDS, HERO_IDS, oneDeckDungeon, type Setup } from '../../src/engine/onedeck';
import { TIER_IDS } from '../../src/engine/onedeck/campaign';
import type { Terminal } from './playedGame';
import { spelled } from './words';

export interface Wishes {
  readonly heroes: string | undefined;
  readonly dungeon: string | undefined;
  readonly tier: string | undefined;
}

/** What the command line has not said is asked; null when the input ends before all is known. */
export async function chooseSetup(terminal: Terminal, wishes: Wishes): Promise<Setup | null> {
  for (let wish = wishes; ; wish = { heroes: undefined, dungeon: undefined, tier: undefined }) {
    const heroes = wish.heroes?.split(',') ?? (await several(terminal, 'One, two or four heroes, for example: 1 3', HERO_IDS));
    const dungeon = wish.dungeon ?? (await one(terminal, 'Which dungeon?', DUNGEON_IDS));
    const tier = wish.tier ?? (await one(terminal, 'How hard?', TIER_IDS));
    if (heroes === null || dungeon === null || tier === null) return null;
    const setup = oneDeckDungeon.parseSetup({ heroes, dungeon, tier });
    if (setup.ok) return setup.value;
    terminal.say(`That is no party for a dungeon: see ${String(setup.rejection.params?.['path'])}.`);
  }
}

async function one(terminal: Terminal, question: string, names: readonly string[]): Promise<string | null> {
  const chosen = await several(terminal, question, names);
  return chosen === null ? null : (chosen[0] ?? '');
}

async function several(terminal: Terminal, question: string, names: readonly string[]): Promise<readonly string[] | null> {
  terminal.say(question);
  for (const [at, name] of names.entries()) terminal.say(`${at + 1}) ${spelled(name)}`);
  const line = await terminal.ask('> ');
  return line === null
    ? null
    : line
        .trim()
        .split(/[\s,]+/)
        .flatMap((word) => names[Number(word) - 1] ?? []);
}
