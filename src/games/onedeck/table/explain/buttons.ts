import type { Command } from '../../../../engine/onedeck';
import type { BarTool, Explanation } from '../../../../table';
import { choicesIn, ruleFor } from '../commands';
import { type Entry, folderOf } from '../menu';
import { type Asked, capital, lines } from './explanation';

/** Explains a move on a button, or a folder of moves of one topic. */
export function explainButton(id: string, asked: Asked): Explanation | null {
  const entry = asked.entries.find((one) => one.id === id);
  if (entry === undefined) return null;
  const command = commandBehind(entry, asked);
  const rule = command === null ? '' : asked.translate(ruleFor(command, asked.state));
  return { title: capital(entry.label), lines: lines(entry.detail, rule), now: lines(entry.refusal ?? '').join('') };
}

export function explainTool(tool: Exclude<BarTool, 'again'> | 'page', { translate }: Asked): Explanation {
  return { title: translate(`tool.${tool}.name`), lines: lines(translate(`tool.${tool}.text`)), now: '' };
}

/** A folder is explained by its first move. */
function commandBehind(entry: Entry, { state, translate }: Asked): Command | null {
  if (entry.choice !== null) return entry.choice.command;
  const folder = folderOf(entry);
  return choicesIn(state, translate).find(({ topic }) => folder !== null && topic?.id === folder)?.command ?? null;
}
