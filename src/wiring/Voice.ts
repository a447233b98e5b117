import {
  createTranslator,
  type fetchTexts,
  type Language,
  SHARED_TEXTS,
  type TextFiles,
  type Texts,
  type Translator,
} from '../services';

/** The languages whose texts are all here, and the one of them that is spoken. */
export class Voice {
  /** Null before there are words. */
  spoken: Translator | null = null;
  private readonly files: TextFiles[] = [SHARED_TEXTS];
  private readonly texts = new Map<string, Texts>();
  private readonly translators = new Map<Language, Translator>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly fetch: typeof fetchTexts) {}

  known(language: Language): Translator | null {
    return this.translators.get(language) ?? null;
  }

  async learn(language: Language): Promise<Translator> {
    const { files, translators } = this;
    const count = files.length;
    const texts = await Promise.all(files.map((file) => this.read(file[language])));
    // Texts of a game were added meanwhile.
    if (files.length !== count) return this.learn(language);
    const translator = translators.get(language) ?? createTranslator(language, texts);
    translators.set(language, translator);
    return translator;
  }

  speak(next: Translator): void {
    if (next === this.spoken) return;
    this.spoken = next;
    for (const act of [...this.watchers]) act();
  }

  /** Adds the texts of a game to every language. The texts that are there already stay the same, so nothing is drawn anew. */
  async include(added: TextFiles): Promise<void> {
    while (!this.files.includes(added)) {
      const { language } = this.spoken ?? (await this.learn('en'));
      await this.read(added[language]);
      // Another language may be spoken by now, or another call has added them.
      if (this.spoken?.language !== language || this.files.includes(added)) continue;
      this.files.push(added);
      this.translators.clear();
      this.spoken = await this.learn(language);
    }
  }

  /** Calls whenever another language is spoken. The answer ends it. */
  onOther(act: () => void): () => void {
    this.watchers.add(act);
    return () => void this.watchers.delete(act);
  }

  private async read(address: string): Promise<Texts> {
    const texts = this.texts.get(address) ?? (await this.fetch(address));
    this.texts.set(address, texts);
    return texts;
  }
}
