import { entry, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { arched, picture } from '../pieces/art';
import { houseMark } from '../pieces/house';

const STEPS = ['cards', 'roll', 'dice', 'walk', 'damage', 'reveal', 'boss', 'end'] as const;

/** A turn in short, and what the mark of the house means. */
export function turnChapter(translate: Translate): CodexChapter {
  const steps = made('ol', { className: 'steps' });
  for (const step of STEPS) steps.append(made('li', { textContent: translate(`paperDungeons.rule.${step}`) }));
  const meaning = made('p', { textContent: ` ${translate('paperPages.house.meaning')}` });
  meaning.prepend(houseMark(translate));
  const entries = [
    entry({
      id: 'turn-steps',
      name: translate('paperPages.codex.turnName'),
      picture: arched(picture('face/clover')),
      content: [steps],
    }),
    entry({
      id: 'turn-house',
      name: translate('paperPages.house.title'),
      picture: arched(picture('mark/anvil')),
      content: [meaning],
    }),
  ];
  return { id: 'turn', title: translate('paperPages.codex.turn'), look: 'alcoves', entries };
}
