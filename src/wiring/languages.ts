import { fetchTexts, LANGUAGES, type Language, pickLanguage, type Report, type SettingsStore, type TextFiles } from '../services';
import type { Translate } from '../table';
import { Voice } from './Voice';

export interface Languages {
  /** Settles when there are words; fails where no language can be had. */
  readonly ready: Promise<void>;
  /** Speaks the language that is in force when it is asked; before there are words, nothing. */
  readonly translate: Translate;
  readonly language: () => Language;
  /** Adds the texts of a game, in every language from now on; fails where they do not come. */
  readonly include: (texts: TextFiles) => Promise<void>;
  /** Calls whenever all words are others. The answer ends it. */
  readonly onLanguage: (act: () => void) => () => void;
  /** The same settings, but for a language that has to be fetched: it is set once it is here, or not at all. */
  readonly settings: SettingsStore;
}

export interface LanguageParts {
  readonly settings: SettingsStore;
  readonly report: Report;
  readonly fetch?: typeof fetchTexts;
}

/** Fetches the language that is set, and others when they are wanted. One that does not come changes nothing. */
export function openLanguages({ settings, report, fetch = fetchTexts }: LanguageParts): Languages {
  const voice = new Voice(fetch);
  const wanted = (setting = settings.current().language): Language => pickLanguage(setting, navigator.languages);
  const fail = (cause: unknown): void => report({ key: 'languageMissing', cause });
  let missing: Language | null = null;

  async function begin(): Promise<void> {
    const first = wanted();
    try {
      voice.speak(await voice.learn(first));
    } catch (cause) {
      voice.speak(await voice.learn(LANGUAGES.find((other) => other !== first) ?? 'en'));
      missing = first;
      fail(cause);
    }
  }
  function followSetting(): void {
    const language = wanted();
    const known = voice.known(language);
    if (known === null && language === missing) return;
    missing = known === null ? language : null;
    if (known === null) void voice.learn(language).then(followSetting, fail);
    else voice.speak(known);
  }

  const ready = begin();
  settings.subscribe(followSetting);
  window.addEventListener('languagechange', followSetting);
  return {
    ready,
    translate: (key, params) => voice.spoken?.t(key, params) ?? '',
    language: () => voice.spoken?.language ?? wanted(),
    include: (texts) => ready.then(() => voice.include(texts)),
    onLanguage: (act) => voice.onOther(act),
    settings: settable(settings, {
      isKnown: (setting) => voice.known(wanted(setting)) !== null,
      learn: (setting) => voice.learn(wanted(setting)),
      fail,
    }),
  };
}

type Setting = ReturnType<SettingsStore['current']>['language'];

interface Learning {
  readonly isKnown: (setting: Setting) => boolean;
  readonly learn: (setting: Setting) => Promise<unknown>;
  readonly fail: (cause: unknown) => void;
}

function settable(settings: SettingsStore, { isKnown, learn, fail }: Learning): SettingsStore {
  let awaited: Setting | undefined;
  const adopt = (language: Setting): void => {
    if (language !== awaited) return;
    awaited = undefined;
    settings.change({ language });
  };
  const putBack = (language: Setting, cause: unknown): void => {
    if (language === awaited) awaited = undefined;
    fail(cause);
    // A form that shows the choice has to show the language in force again.
    settings.change({});
  };
  // A player who leaves before it is here has chosen all the same: the next page fetches it, and so do other tabs.
  window.addEventListener('pagehide', () => {
    if (awaited !== undefined) adopt(awaited);
  });
  return {
    ...settings,
    change(patch) {
      const { language, ...rest } = patch;
      if (language === undefined) return settings.change(patch);
      awaited = isKnown(language) ? undefined : language;
      if (awaited === undefined) return settings.change(patch);
      learn(language).then(
        () => adopt(language),
        (cause: unknown) => putBack(language, cause),
      );
      return Object.keys(rest).length === 0 ? { ok: true, value: settings.current() } : settings.change(rest);
    },
  };
}
