import './panel.css';
import type { EventType } from '../../engine/onedeck';
import { carvedButton, made } from '../../pages';
import type { TuningSheet } from '../../services';
import type { SoundPort, Translate, Tuning } from '../../stage';
import { type Beat, beatsFrom } from '../beats';
import { beatFor, type Item, itemsOf, tunedBy } from '../catalogue';
import { takeClock } from '../clock';
import { meterFrames } from '../meter';
import { Player } from '../Player';
import { FIRST_PLAN, type Plan } from '../plan';
import { type LiveTuning, TuningDesk } from '../TuningDesk';
import { wordsIn } from '../words';
import { fileSection } from './fileSection';
import { itemList } from './itemList';
import { type Counts, meterLine } from './meterLine';
import { planForm } from './planForm';
import { transport } from './transport';
import { valuePane } from './valuePane';

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
  const { live, saved, sound, translate, leave, save, start } = parts;
  const words = wordsIn(parts.language);
  const player = new Player({ clock: takeClock(), show: parts.show, cut: parts.cut });
  const refresh = (): void => {
    values.refresh();
    file.refresh();
  };
  const desk = new TuningDesk(live, saved, () => refresh());
  const values = valuePane(words, desk);
  const file = fileSection(words, desk, save);
  const playing = transport(words, player);
  let beats: ReadonlyMap<EventType, Beat> = new Map();
  const choose = (item: Item): void => {
    const beat = beatFor(item, beats);
    values.show(tunedBy(item, beat));
    player.take(beat);
    if (item.kind === 'sound') sound.play(item.name);
    else if (beat !== null) void player.play();
    const moves = item.kind === 'tuned' && item.section !== 'motions';
    playing.note(moves ? words('seenAlways') : beat === null && item.kind !== 'sound' ? words('notSeen') : '');
  };
  const list = itemList(words, choose);
  const cast = (plan: Plan): void => {
    beats = beatsFrom(plan, live);
    list.show(itemsOf(beats, saved));
  };
  const panel = made('aside', { className: 'debug' });
  panel.setAttribute('aria-label', words('title'));
  // What is typed here is not meant for the table.
  panel.addEventListener('keydown', (event) => event.stopPropagation());
  const setUp = made('details');
  setUp.append(made('summary', { textContent: words('plan') }));
  const onStart = async (plan: Plan): Promise<void> => {
    await player.stop();
    await start(plan);
  };
  setUp.append(planForm({ words, translate, plan: FIRST_PLAN, onPlan: cast, onStart: (plan) => void onStart(plan) }));
  const close = carvedButton(words('close'), { onPress: leave });
  panel.append(
    made('h1', { textContent: words('title') }),
    close,
    setUp,
    list.element,
    playing.element,
    values.element,
    file.element,
  );
  panel.append(meterLine(words, meterFrames(), parts.counts).element);
  values.show([]);
  file.refresh();
  cast(FIRST_PLAN);
  return panel;
}
