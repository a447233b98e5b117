import { BOSSES, DUNGEONS, type DungeonId } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { printedBoxWords } from '../../table';
import { lairPicture } from '../pieces/place';

const GRADES = { 1: 'setup.easy', 2: 'setup.medium', 3: 'setup.hard' } as const;

/** Returns the card of a dungeon: its picture, its difficulty, and a line for each floor and the boss. */
export function dungeonContent(dungeon: DungeonId, translate: Translate): readonly HTMLElement[] {
  return [lairPicture(dungeon), gradeOf(dungeon, translate), dungeonFacts(dungeon, translate)];
}

/** Returns the difficulty as lozenges and a word. */
export function gradeOf(dungeon: DungeonId, translate: Translate): HTMLElement {
  const { difficulty } = DUNGEONS[dungeon];
  const grade = made('span', { className: 'grade' });
  const lozenges = made('span', { className: 'lozenges', textContent: '◆'.repeat(difficulty) + '◇'.repeat(3 - difficulty) });
  lozenges.setAttribute('aria-hidden', 'true');
  grade.append(lozenges, ` ${translate(GRADES[difficulty])} `);
  return grade;
}

/** Returns a sentence for each floor and one for the boss. */
export function dungeonFacts(dungeon: DungeonId, translate: Translate): HTMLElement {
  const { boss, floors } = DUNGEONS[dungeon];
  const facts = made('span', { className: 'dungeon-facts' });
  const { health } = BOSSES[boss];
  const lines = floors.map(({ name, effect, combat }, at) => {
    const boxes = combat.map((box) => printedBoxWords(box, translate)).join('; ');
    const rule = effect === null ? translate('setup.inFights', { boxes }) : translate(`floorEffect.${effect}`);
    return factLine('I'.repeat(at + 1), { name: translate(`floor.${name}`), rule });
  });
  const spoken = translate('setup.health', { count: health });
  const rule = translate(`bossSpecial.${boss}`);
  facts.append(...lines, factLine(`♥${health}`, { name: translate(`boss.${boss}`), spoken, rule }));
  return facts;
}

interface Fact {
  readonly name: string;
  /** The words for the mark, where it has to be said. */
  readonly spoken?: string;
  readonly rule: string;
}

function factLine(mark: string, { name, spoken, rule }: Fact): HTMLElement {
  const line = made('span', { className: 'fact' });
  const sign = made('span', { className: 'fact-mark', textContent: mark });
  const words = made('span');
  sign.setAttribute('aria-hidden', 'true');
  words.append(made('b', { textContent: `${name}:` }));
  if (spoken !== undefined) words.append(made('span', { className: 'unseen', textContent: ` ${spoken}.` }));
  words.append(` ${rule} `);
  line.append(sign, words);
  return line;
}
