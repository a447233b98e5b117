import en from '../../assets/locales/en.json';
import { randomBot } from '../../src/bots';
import type { Parsed, Rejection } from '../../src/engine/kernel';
import { REJECTION_KEYS as ONE_DECK_KEYS, oneDeckDungeon } from '../../src/engine/onedeck';
import { REJECTION_KEYS as PAPER_KEYS, paperDungeons } from '../../src/engine/paper';
import type { AnyGame, AnyGameBots } from '../../src/games/contract';
import { oneDeckBots } from '../../src/games/onedeck/bots';
import { refusalWords as oneDeckRefusal } from '../../src/games/onedeck/table/words/refusals';
import oneDeckTexts from '../../src/games/onedeck/words/en.json';
import { paperBots } from '../../src/games/paper/bots';
import { refusalWords as paperRefusal } from '../../src/games/paper/table/refusals';
import paperTexts from '../../src/games/paper/words/en.json';
import { createTranslator } from '../../src/services/i18n/createTranslator';
import type { Translate } from '../../src/table';

/** A game as these tools know it. */
export interface ToolGame {
  readonly rules: AnyGame;
  readonly bots: AnyGameBots['bots'];
  readonly translate: Translate;
  /** Returns the sentence that the game's own table has for a rejection of its rules; null for any other. */
  refusal(rejection: Rejection): string | null;
}

interface Words {
  readonly texts: Parameters<typeof createTranslator>[1][number];
  readonly keys: readonly string[];
  readonly refusalWords: (rejection: Rejection, translate: Translate) => string;
}

function toolGame({ rules, bots }: AnyGameBots, { texts, keys, refusalWords }: Words): ToolGame {
  const translate = createTranslator('en', [en, texts]).t;
  const known = new Set(keys);
  return {
    rules,
    bots: { random: randomBot(rules), ...bots },
    translate,
    refusal: (rejection) => (known.has(rejection.key) ? refusalWords(rejection, translate) : null),
  };
}

export const ONE_DECK = toolGame(
  { rules: oneDeckDungeon, bots: oneDeckBots.bots },
  { texts: oneDeckTexts, keys: ONE_DECK_KEYS, refusalWords: oneDeckRefusal },
);
export const PAPER = toolGame(
  { rules: paperDungeons, bots: paperBots.bots },
  { texts: paperTexts, keys: PAPER_KEYS, refusalWords: paperRefusal },
);

const GAMES = [ONE_DECK, PAPER];

export const gameOf = (id: unknown): ToolGame | null => GAMES.find(({ rules }) => rules.id === id) ?? null;

interface Read<Answer> {
  readonly game: ToolGame;
  readonly answer: Answer;
}

/** Returns the answer of the game that a text is about; the text says whose it is only when it is read. */
export function firstOwn<Answer>(read: (game: ToolGame) => Parsed<Answer>): Read<Parsed<Answer>> {
  const answers = GAMES.map((game) => ({ game, answer: read(game) }));
  const own = answers.find(({ answer }) => answer.ok || answer.rejection.key !== 'replayOtherGame');
  return own ?? { game: ONE_DECK, answer: read(ONE_DECK) };
}
