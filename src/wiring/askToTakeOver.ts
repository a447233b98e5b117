import { showNotice } from '../pages';
import type { Translate } from '../table';

export interface TakeOverParts {
  readonly table: { takeOver(): Promise<void> };
  readonly play: () => void;
}

/** Another tab has the table: says so, and offers to take it over and to play on here. */
export function askToTakeOver(translate: Translate, { table, play }: TakeOverParts): void {
  const onPress = (): void => void table.takeOver().then(play);
  showNotice({ text: translate('problem.taken'), choices: [{ label: translate('problem.takeOver'), onPress }] });
}
