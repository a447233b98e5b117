import { DUNGEON_IDS, HERO_IDS, type HeroId, type State } from '../engine/onedeck';
import { LANGUAGES, type Language } from '../services';
import type { Translate } from '../stage';
import { byId, carvedButton, made } from './dom';

export interface TitleParts {
  readonly translate: Translate;
  readonly language: Language;
  readonly muted: boolean;
  /** The game that can be continued. */
  readonly saved: State | null;
  readonly onContinue: () => void;
  readonly onNew: (hero: HeroId) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onMuted: (muted: boolean) => void;
}

/** The title in plain HTML: it is there before the table is loaded, and stays when it is not. */
export function showTitle(parts: TitleParts): void {
  const { translate, saved } = parts;
  const dungeon = translate(`dungeon.${DUNGEON_IDS[0] ?? 'yetis-cavern'}`);
  const actions = made('div', { className: 'title-actions' });
  if (saved !== null && saved.phase !== 'over') {
    const detail = translate('title.continueDetail', { hero: translate(`hero.${saved.hero}`), dungeon, turn: saved.turn });
    actions.append(carvedButton(translate('title.continue'), { detail, gold: true, onPress: parts.onContinue }));
  }
  const heroes = heroPills(translate, saved?.hero ?? 'warrior');
  const onPress = (): void => parts.onNew(heroes.chosen());
  actions.append(carvedButton(translate('title.newDelve'), { detail: dungeon, gold: actions.childElementCount === 0, onPress }));
  actions.append(heroes.fields);
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

function heroPills(translate: Translate, first: HeroId): { readonly fields: HTMLElement; chosen(): HeroId } {
  const fields = made('fieldset', { className: 'pills' });
  fields.append(made('legend', { textContent: translate('title.hero') }));
  for (const hero of HERO_IDS) {
    const input = made('input');
    Object.assign(input, { type: 'radio', name: 'hero', value: hero, checked: hero === first });
    const label = made('label', { textContent: translate(`hero.${hero}`) });
    label.append(input);
    fields.append(label);
  }
  const chosen = (): HeroId => {
    const value = fields.querySelector<HTMLInputElement>('input:checked')?.value;
    return HERO_IDS.find((hero) => hero === value) ?? first;
  };
  return { fields, chosen };
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
