import type { Setup, State } from '../engine/onedeck';
import { LANGUAGES, type Language } from '../services';
import { heroWords, type Translate } from '../stage';
import { byId, carvedButton, made } from './dom';
import { setupForm } from './setupForm';

export interface TitleParts {
  readonly translate: Translate;
  readonly language: Language;
  readonly muted: boolean;
  /** The game that can be continued. */
  readonly saved: State | null;
  readonly onContinue: () => void;
  /** What the next game is to be like. */
  readonly setup: Setup;
  readonly onSetup: (setup: Setup) => void;
  readonly onNew: () => void;
  readonly onLanguage: (language: Language) => void;
  readonly onMuted: (muted: boolean) => void;
}

/** The title in plain HTML: it is there before the table is loaded, and stays when it is not. */
export function showTitle(parts: TitleParts): void {
  const { translate, saved, setup, onSetup } = parts;
  const actions = made('div', { className: 'title-actions' });
  if (saved !== null && saved.phase !== 'over') {
    const detail = savedDetail(saved, translate);
    actions.append(carvedButton(translate('title.continue'), { detail, gold: true, onPress: parts.onContinue }));
  }
  const form = setupForm(translate, setup);
  form.fields.addEventListener('change', () => onSetup(form.chosen()));
  actions.append(carvedButton(translate('title.newDelve'), { gold: actions.childElementCount === 0, onPress: parts.onNew }));
  actions.append(form.fields);
  const menu = byId('title-menu');
  const left = menu.getAttribute('aria-busy') === 'false' ? document.activeElement?.id : undefined;
  const first = menu.childElementCount === 0;
  menu.replaceChildren(actions, foot(parts));
  menu.setAttribute('aria-busy', 'false');
  for (const node of document.querySelectorAll<HTMLElement>('[data-text]')) node.textContent = translate('title.tagline');
  byId('title').hidden = false;
  byId('table').hidden = true;
  // What had the focus was just replaced; a page that has just come takes none.
  const next = document.getElementById(left ?? '') ?? actions.querySelector('button');
  if (!first && document.activeElement === document.body) next?.focus();
}

function savedDetail({ setup, turn }: State, translate: Translate): string {
  const dungeon = translate(`dungeon.${setup.dungeon}`);
  return translate('title.continueDetail', { heroes: heroWords(setup.heroes, translate), dungeon, turn });
}

/** While the table is being laid the title stays, without anything to press. */
export function showOpening(translate: Translate): void {
  const menu = byId('title-menu');
  const line = made('p', { textContent: translate('title.opening') });
  line.tabIndex = -1;
  menu.replaceChildren(line);
  menu.setAttribute('aria-busy', 'true');
  byId('title').hidden = false;
  line.focus();
}

/** The table covers the title, for eyes; for everybody else it has to go. */
export function hideTitle(): void {
  byId('title').hidden = true;
}

function foot({ translate, language, muted, onLanguage, onMuted }: TitleParts): HTMLElement {
  const bar = made('div', { className: 'title-foot' });
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en';
  const languageButton = carvedButton(`${translate('title.language')}: ${language}`, { onPress: () => onLanguage(next) });
  const soundButton = carvedButton(translate(muted ? 'title.muted' : 'title.sounding'), { onPress: () => onMuted(!muted) });
  languageButton.id = 'title-language';
  soundButton.id = 'title-sound';
  bar.append(languageButton, soundButton);
  return bar;
}
