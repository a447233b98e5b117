import './panel.css';
import type { AnyCast, AnyGameDebug, AnyTake, DebugItem } from '../../games/contract';
import { carvedButton, made } from '../../pages';
import type { SoundPort, Translate, Tuning } from '../../table';
import { itemsOf, tunedBy } from '../catalogue';
import { takeClock } from '../clock';
import { meterFrames } from '../meter';
import { noteOn } from '../notes';
import { Player } from '../Player';
import { lastsOf, perform, type Stage } from '../perform';
import { type LiveTuning, TuningDesk, type TuningFiles } from '../TuningDesk';
import { type Words, wordsIn } from '../words';
import { fileSection } from './fileSection';
import { itemList } from './itemList';
import { type Counts, meterLine } from './meterLine';
import { timeline } from './timeline';
import { transport } from './transport';
import { ValuePane } from './ValuePane';

export interface PanelParts {
  readonly debug: AnyGameDebug;
  readonly language: 'en' | 'it';
  readonly translate: Translate;
  /** The live tuning and the files that it comes from. */
  readonly live: LiveTuning & Tuning;
  readonly files: TuningFiles;
  /** Returns the milliseconds that a sound lasts. */
  readonly lengthOf: (sound: string) => number;
  readonly sound: PacedSound;
  readonly save: (name: string, text: string) => void;
  readonly start: (plan: unknown) => Promise<void>;
  readonly stage: Stage;
  readonly counts: () => Counts;
  readonly leave: () => void;
}

/** Sounds that go slower along with the picture. */
interface PacedSound extends SoundPort {
  pace(rate: number): void;
}

/** Opens the panel, in which everything that moves or sounds at the table can be found, played and changed. */
export function openPanel(parts: PanelParts): void {
  const panel = new Panel(parts);
  document.body.append(panel.element);
  panel.focus();
}

class Panel {
  readonly element = made('aside', { className: 'debug' });
  private readonly words: Words;
  private readonly player: Player<AnyTake>;
  private readonly values: ValuePane;
  private readonly file: ReturnType<typeof fileSection>;
  private readonly playing: ReturnType<typeof transport>;
  private readonly timeline: ReturnType<typeof timeline>;
  private readonly list: ReturnType<typeof itemList>;
  private cast: AnyCast;

  constructor(private readonly parts: PanelParts) {
    const { debug, live, files, save, stage, sound, counts, leave } = parts;
    const frames = meterFrames();
    const clock = takeClock();
    this.words = wordsIn(parts.language);
    const { words, element } = this;
    this.player = new Player<AnyTake>({
      clock,
      show: (take, signal, stay) => perform(take, { stage, clock, live, sound, stay }, signal),
      lasts: (take) => lastsOf(take, live, parts.lengthOf),
    });
    const desk = new TuningDesk(live, files, () => this.refresh());
    this.values = new ValuePane(words, desk);
    this.file = fileSection(words, desk, save);
    this.timeline = timeline(words, { live, lengthOf: parts.lengthOf });
    this.playing = transport(words, {
      player: this.player,
      onPace: (rate) => sound.pace(rate),
      onTime: (time) => this.timeline.at(time),
    });
    this.list = itemList(words, (item) => this.choose(item));
    element.setAttribute('aria-label', words('title'));
    // Keys that are typed here are not shortcuts of the table.
    element.addEventListener('keydown', (event) => event.stopPropagation());
    element.append(
      header(words, leave),
      this.setUp(),
      ...[this.list, this.playing, this.timeline, this.values, this.file, meterLine(words, frames, counts)].map(
        (part) => part.element,
      ),
    );
    this.values.show([]);
    this.file.refresh();
    this.list.show(itemsOf(desk.saved, debug));
    this.cast = this.castOf(debug.firstPlan);
  }

  focus(): void {
    this.list.focus();
  }

  private setUp(): HTMLElement {
    const { debug, language, translate } = this.parts;
    const details = made('details');
    const onStart = async (plan: unknown): Promise<void> => {
      const { activeElement: before } = document;
      await this.player.stop();
      await this.parts.start(plan);
      // Another table takes the focus, so it is moved back to the panel.
      if (before instanceof HTMLElement) before.focus();
    };
    const form = debug.planForm({
      language,
      translate,
      onPlan: (plan) => {
        this.cast = this.castOf(plan);
      },
      onStart: (plan) => void onStart(plan),
    });
    details.append(made('summary', { textContent: this.words('plan') }), form);
    return details;
  }

  private castOf(plan: unknown): AnyCast {
    const { debug, live, language, translate } = this.parts;
    return debug.cast(plan, live, { language, translate });
  }

  private choose(item: DebugItem): void {
    const { player, cast, words } = this;
    const take = cast.takeFor(item);
    this.values.show(tunedBy(item, take));
    player.take(take);
    this.timeline.show(take);
    void player.play();
    this.playing.taken(noteOn(item, take, { cast, words }));
  }

  private refresh(): void {
    this.values.refresh();
    this.timeline.refresh();
    this.file.refresh();
  }
}

/** The head of the panel: title, exit, and a button that folds the panel down to the transport. */
function header(words: Words, leave: () => void): HTMLElement {
  const { dataset } = document.documentElement;
  const element = made('header', { className: 'debug-row' });
  const fold = carvedButton(words('fold'), {
    onPress() {
      const isFolded = dataset['debug'] === 'folded';
      dataset['debug'] = isFolded ? '' : 'folded';
      fold.textContent = words(isFolded ? 'fold' : 'unfold');
    },
  });
  element.append(made('h1', { textContent: words('title') }), fold, carvedButton(words('close'), { onPress: leave }));
  return element;
}
