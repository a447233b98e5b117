import type { State } from '../../engine/onedeck';
import type { PageId } from '../../machines';
import type { Translate } from '../../stage';
import { carvedButton, made } from '../dom';
import { gameWords } from '../gameWords';

/** What stands small beneath a page's name. */
export type TitleNotes = Readonly<Partial<Record<PageId, string>>>;

export interface TitleParts {
  readonly translate: Translate;
  /** The game that can be continued. */
  readonly saved: State | null;
  /** The pages that can be gone to from here. */
  readonly offers: (page: PageId) => boolean;
  readonly notes: TitleNotes;
  /** What has to be read first, instead of notes that are there already: nothing moves when it comes. */
  readonly later: Promise<TitleNotes>;
  readonly onContinue: () => void;
  readonly onGo: (page: PageId) => void;
}

/** The title in plain HTML: it is there before the table is loaded, and stays when it is not. */
export function titlePage({ translate, saved, offers, notes, later, onContinue, onGo }: TitleParts): HTMLElement {
  const page = made('div', { className: 'title-inner' });
  const heading = made('h1', { textContent: translate('page.title') });
  const menu = made('nav', { className: 'title-menu' });
  const canContinue = saved !== null && saved.phase !== 'over';
  const way = (id: PageId): HTMLElement => {
    const gold = id === 'setup' && !canContinue;
    const button = carvedButton(translate(`page.${id}`), { detail: notes[id] ?? '', gold, onPress: () => onGo(id) });
    button.id = `to-${id}`;
    return button;
  };
  const group = (className: string, ids: readonly PageId[]): readonly HTMLElement[] => {
    const row = made('div', { className });
    row.append(...ids.filter(offers).map(way));
    return row.childElementCount === 0 ? [] : [row];
  };
  menu.setAttribute('aria-label', translate('title.menu'));
  if (canContinue) {
    const detail = gameWords(saved, translate);
    menu.append(carvedButton(translate('title.continue'), { detail, gold: true, onPress: onContinue }));
  }
  menu.append(...(['setup', 'daily'] as const).filter(offers).map(way));
  menu.append(...group('title-pair', ['gauntlet', 'campaign']), ...group('title-row', ['codex', 'chronicle', 'settings']));
  void later.then((read) => {
    for (const [id, note] of Object.entries(read)) menu.querySelector(`#to-${id} small`)?.replaceChildren(note);
  });
  page.append(heading, made('p', { textContent: translate('title.tagline') }), menu);
  return page;
}
