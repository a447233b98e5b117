import './panel.css';
import { carvedButton, made } from '../../pages';
import type { TuningSheet } from '../../services';
import type { SoundPort, Translate, Tuning } from '../../stage';
import { type Beat, Beats } from '../beats';
import { beatFor, type Item, itemsOf, tunedBy } from '../catalogue';
import { takeClock } from '../clock';
import { meterFrames } from '../meter';
import { Player } from '../Player';
import { FIRST_PLAN, type Plan } from '../plan';
import { type LiveTuning, TuningDesk } from '../TuningDesk';
import { type Words, wordsIn } from '../words';
import { fileSection } from './fileSection';
import { itemList } from './itemList';
import { type Counts, meterLine } from './meterLine';
import { planForm } from './planForm';
import { transport } from './transport';
import { ValuePane } from './ValuePane';

export interface PanelParts {
  readonly language: 'en' | 'it';
  readonly translate: Translate;
  /** What the table is tuned by now, and what the file says. */
  readonly live: LiveTuning & Tuning;
  readonly saved: TuningSheet;
  readonly sound: SoundPort;
  readonly save: (text: string) => void;
  readonly start: (plan: Plan) => Promise<void>;
  readonly show: (beat: Beat) => Promise<void>;
  readonly cut: () => void;
  readonly counts: () => Counts;
  readonly leave: () => void;
}

/** For people who tune: everything that moves or sounds at the table, to be found, played and changed while it plays. */
export function openPanel(parts: PanelParts): HTMLElement {
  return new Panel(parts).element;
}

class Panel {
  readonly element = made('aside', { className: 'debug' });
  private readonly words: Words;
  private readonly player: Player;
  private readonly values: ValuePane;
  private readonly file: ReturnType<typeof fileSection>;
  private readonly playing: ReturnType<typeof transport>;
  private readonly list: ReturnType<typeof itemList>;
  private plan = FIRST_PLAN;
  private beats!: Beats;

  constructor(private readonly parts: PanelParts) {
    const { live, saved, save, show, cut, counts, leave } = parts;
    const lasts = ({ alongside }: Beat): number =>
      Math.max(0, ...alongside.map(([section, name]) => Number(live[section]?.[name]?.['duration'] ?? 0)));
    this.words = wordsIn(parts.language);
    const { words, element } = this;
    this.player = new Player({ clock: takeClock(), show, cut, lasts });
    const desk = new TuningDesk(live, saved, () => this.refresh());
    this.values = new ValuePane(words, desk);
    this.file = fileSection(words, desk, save);
    this.playing = transport(words, this.player);
    this.list = itemList(words, (item) => this.choose(item));
    element.setAttribute('aria-label', words('title'));
    // What is typed here is not meant for the table.
    element.addEventListener('keydown', (event) => event.stopPropagation());
    element.append(
      made('h1', { textContent: words('title') }),
      carvedButton(words('close'), { onPress: leave }),
      this.setUp(),
      ...[this.list, this.playing, this.values, this.file, meterLine(words, meterFrames(), counts)].map((part) => part.element),
    );
    this.values.show([]);
    this.file.refresh();
    this.list.show(itemsOf(saved));
    this.cast(this.plan);
  }

  private setUp(): HTMLElement {
    const { words } = this;
    const { translate } = this.parts;
    const details = made('details');
    const onStart = async (plan: Plan): Promise<void> => {
      await this.player.stop();
      await this.parts.start(plan);
    };
    const form = planForm({
      words,
      translate,
      plan: FIRST_PLAN,
      onPlan: (plan) => this.cast(plan),
      onStart: (plan) => void onStart(plan),
    });
    details.append(made('summary', { textContent: words('plan') }), form);
    return details;
  }

  /** From now on these play. */
  private cast(plan: Plan): void {
    this.plan = plan;
    this.beats = new Beats(plan, this.parts.live);
  }

  private choose(item: Item): void {
    const { player } = this;
    const beat = beatFor(item, this.beats);
    this.values.show(tunedBy(item, beat));
    player.take(beat);
    if (item.kind === 'sound') this.parts.sound.play(item.name);
    else if (beat !== null) void player.play();
    this.playing.note(this.noteOn(item, beat));
  }

  /** Why less is to be seen than was asked for. */
  private noteOn(item: Item, beat: Beat | null): string {
    const { words, plan } = this;
    const { translate } = this.parts;
    if (item.kind === 'sound') return '';
    if (beat === null) return words(item.kind === 'tuned' && item.section !== 'motions' ? 'seenAlways' : 'notSeen');
    const { heroes, dungeon } = beat.before.setup;
    const party = heroes.map((hero) => translate(`hero.${hero}`)).join(', ');
    if (heroes.join() !== plan.heroes.join()) return words('otherParty', { party, dungeon: translate(`dungeon.${dungeon}`) });
    const isUnseen = beat.motions.length + beat.sounds.length + beat.alongside.length === 0;
    return isUnseen ? words('unseen') : '';
  }

  private refresh(): void {
    this.values.refresh();
    this.file.refresh();
  }
}
