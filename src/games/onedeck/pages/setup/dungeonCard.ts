import { type BoxFacts, DUNGEONS, type DungeonId } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { printedBoxWords } from '../../table';
import { vista } from '../pieces/vista';

/** Returns the card of a dungeon: difficulty, boss, and the effect of the first floor. */
export function dungeonContent(dungeon: DungeonId, translate: Translate): readonly HTMLElement[] {
  const { difficulty, boss, floors } = DUNGEONS[dungeon];
  const [{ name, effect, combat, peril }] = floors;
  const picture = vista(dungeon);
  const dots = made('span', { className: 'dots', textContent: '●'.repeat(difficulty) + '○'.repeat(3 - difficulty) });
  dots.setAttribute('aria-hidden', 'true');
  picture.append(dots, unseen(`${translate('table.difficulty', { dots: difficulty })}. `));
  const rules = effect === null ? '' : `${translate(`floorEffect.${effect}`)} `;
  return [
    picture,
    line(translate('setup.boss', { boss: translate(`boss.${boss}`) })),
    line(translate('setup.firstFloor', { floor: translate(`floor.${name}`) }), 'ability-name'),
    line(`${rules}${boxesWords('setup.inFights', combat, translate)} ${boxesWords('setup.inPerils', peril, translate)}`),
  ];
}

function boxesWords(key: 'setup.inFights' | 'setup.inPerils', boxes: readonly BoxFacts[], translate: Translate): string {
  if (boxes.length === 0) return '';
  return translate(key, { boxes: boxes.map((box) => printedBoxWords(box, translate)).join('; ') });
}

function line(textContent: string, className = 'line'): HTMLElement {
  return made('span', { className, textContent: `${textContent} ` });
}

function unseen(textContent: string): HTMLElement {
  return made('span', { className: 'unseen', textContent });
}
