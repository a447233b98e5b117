import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';

/** Loads the codex, which few games need, and puts it into words. */
export const codex = async (translate: Translate): Promise<readonly CodexChapter[]> =>
  (await import('./chapters')).codexChapters(translate);
