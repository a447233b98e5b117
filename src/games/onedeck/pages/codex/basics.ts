import { entry, made } from '../../../../pages';
import type { TextKey, Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { arch } from '../pieces/arch';
import { signElement } from '../signs/signElement';
import { symbolLists } from '../signs/symbols';

/** Explains every sign of the table. */
export function symbolChapter(translate: Translate): CodexChapter {
  const symbols = symbolLists(translate).flatMap((list) => list.symbols);
  const entries = symbols.map(({ id, name, text }) =>
    entry({ id: `symbol-${id}`, name, picture: signElement(id), content: [text] }),
  );
  return { id: 'symbols', title: translate('codex.symbols'), entries };
}

const STEPS = [
  'turnStep.time',
  'turnStep.choose',
  'turnStep.door',
  'turnStep.roll',
  'turnStep.place',
  'turnStep.suffer',
  'turnStep.loot',
  'turnStep.level',
  'turnStep.stairs',
  'turnStep.boss',
] as const satisfies readonly TextKey[];

export function turnChapter(translate: Translate): CodexChapter {
  const steps = made('ol', { className: 'steps' });
  for (const step of STEPS) steps.append(made('li', { textContent: translate(step) }));
  const picture = arch(signElement('time'));
  const all = entry({ id: 'turn-steps', name: translate('codex.turnName'), picture, content: [steps] });
  return { id: 'turn', title: translate('codex.turn'), look: 'alcoves', entries: [all] };
}
