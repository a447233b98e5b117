import { ask } from '../pages';
import { type Phrase, phraseWords, type Translate } from '../table';

/** One game lies on the table at a time: one that is under way is given up only after asking. */
export function mayGiveUp(translate: Translate, game: Phrase | 'newer'): Promise<boolean> {
  const no = translate('giveUp.no');
  if (game === 'newer') {
    const [title, text] = [translate('giveUp.newerTitle'), translate('giveUp.newerText')];
    return ask({ title, text, yes: translate('giveUp.newerYes'), no });
  }
  const text = translate('giveUp.text', { game: phraseWords(game, translate) });
  return ask({ title: translate('giveUp.title'), text, yes: translate('giveUp.yes'), no });
}

/** A file takes the place of everything here only after asking; with the names of the parts that are left out, if some are. */
export function mayReplaceAll(translate: Translate, inFile: string, leftOut: string | null): Promise<boolean> {
  const no = translate('backup.replaceNo');
  if (leftOut !== null) {
    const text = `${inFile} ${translate('backup.restHint', { parts: leftOut })}`;
    return ask({ title: translate('backup.rest'), text, yes: translate('backup.restYes'), no });
  }
  const [title, text] = [translate('backup.replace'), `${inFile} ${translate('backup.replaceHint')}`];
  return ask({ title, text, yes: translate('backup.replaceYes'), no });
}
