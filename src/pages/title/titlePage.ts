import type { State } from '../../engine/onedeck';
import type { PageId } from '../../machines';
import type { Language } from '../../services';
import { heroWords, type Translate } from '../../stage';
import { carvedButton, made } from '../dom';

export interface TitleParts {
  readonly translate: Translate;
  readonly language: Language;
  readonly muted: boolean;
  /** The game that can be continued. */
  readonly saved: State | null;
  /** The pages that can be gone to from here. */
  readonly offers: (page: PageId) => boolean;
  readonly onContinue: () => void;
  readonly onGo: (page: PageId) => void;
  readonly onLanguage: () => void;
  readonly onMuted: (muted: boolean) => void;
}

/** Each has a place of its own on the title; the others share a row. */
const GAMES: readonly PageId[] = ['setup', 'daily', 'gauntlet', 'campaign'];
const SHELVES: readonly PageId[] = ['codex', 'chronicle', 'settings'];

/** The title in plain HTML: it is there before the table is loaded, and stays when it is not. */
export function titlePage(parts: TitleParts): HTMLElement {
  const { translate, saved } = parts;
  const page = made('div', { className: 'title-inner' });
  const heading = made('h1', { textContent: translate('page.title') });
  heading.tabIndex = -1;
  const menu = made('nav', { className: 'title-menu' });
  menu.setAttribute('aria-label', translate('title.menu'));
  if (saved !== null && saved.phase !== 'over') {
    const detail = savedDetail(saved, translate);
    menu.append(carvedButton(translate('title.continue'), { detail, gold: true, onPress: parts.onContinue }));
  }
  const way = (id: PageId): HTMLElement =>
    carvedButton(translate(`page.${id}`), {
      gold: id === 'setup' && menu.childElementCount === 0,
      onPress: () => parts.onGo(id),
    });
  for (const id of GAMES.filter(parts.offers)) menu.append(way(id));
  const row = made('div', { className: 'title-row' });
  row.append(...SHELVES.filter(parts.offers).map(way));
  if (row.childElementCount > 0) menu.append(row);
  page.append(heading, made('p', { textContent: translate('title.tagline') }), menu, foot(parts));
  return page;
}

function savedDetail({ setup, turn }: State, translate: Translate): string {
  const dungeon = translate(`dungeon.${setup.dungeon}`);
  return translate('title.continueDetail', { heroes: heroWords(setup.heroes, translate), dungeon, turn });
}

function foot({ translate, language, muted, onLanguage, onMuted }: TitleParts): HTMLElement {
  const bar = made('div', { className: 'title-foot' });
  bar.append(
    carvedButton(`${translate('title.language')}: ${language}`, { onPress: onLanguage }),
    carvedButton(translate(muted ? 'title.muted' : 'title.sounding'), { onPress: () => onMuted(!muted) }),
  );
  return bar;
}
