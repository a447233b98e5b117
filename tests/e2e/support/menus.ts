import { hashOf } from '../../../src/engine/kernel';
import type { Command, State } from '../../../src/engine/onedeck';
import { choicesIn, contentOf, type Menu, menuOf, type Translate, tableView } from '../../../src/stage';

/** Only ids and numbers are read here: no words are needed. */
const t: Translate = (key) => key;

function menuIn(state: State, folder: string | null): Menu {
  return menuOf(choicesIn(state, t), { translate: t, folder, again: tableView(state, t).again });
}

/** What finds its place on the table in this state, while no folder is open. */
export function contentIn(state: State): ReturnType<typeof contentOf> {
  return contentOf(tableView(state, t), menuIn(state, null));
}

/** What is offered while nothing is taken up or opened. */
export function entriesIn(state: State): readonly string[] {
  return menuIn(state, null).entries.map(({ id }) => id);
}

/** The buttons that lead to this command, one after the other: its own, or first the folder that it is in. */
export function waysTo(state: State, command: Command): readonly string[] {
  const choice = choicesIn(state, t).find((one) => hashOf(one.command) === hashOf(command));
  if (choice === undefined) throw new Error(`${command.type} is not offered`);
  const isThere = menuIn(state, null).entries.some(({ id }) => id === choice.id);
  return isThere ? [choice.id] : [`open-${choice.topic?.id ?? ''}`, choice.id];
}
