import './campaign.css';
import { hashOf } from '../../../../engine/kernel';
import {
  type CampaignRejectionKey,
  type CampaignSheet,
  DUNGEON_IDS,
  type HeroId,
  type Mark,
  type MarkColour,
  newSheet,
  placeMark,
  talentsEarned,
} from '../../../../engine/onedeck';
import { carvedButton, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { PagesApp } from '../../../contract';
import { heroFigure } from '../pieces/figure';
import { colourWords, markThatFits, talentAt, talentTree } from './talentTree';
import { waitingMarks } from './waitingMarks';

export interface DeskParts {
  readonly translate: Translate;
  readonly sound: PagesApp['sound'];
  /** The heroes whose sheets can be shown. */
  readonly heroes: readonly HeroId[];
  readonly sheets: readonly CampaignSheet[];
  /** The hero whose sheet is shown first; without one, the sheet with the most open marks. */
  readonly hero: HeroId | null;
  /** Replaces a sheet, if the stored one is still the expected one. Returns all sheets as they are then. */
  readonly rewrite: (hero: HeroId, expected: CampaignSheet | null, next: CampaignSheet) => Promise<readonly CampaignSheet[]>;
  /** Stands between the hero and the talents. */
  readonly lead?: readonly HTMLElement[];
  /** Called with each sheet that is shown, and each time when it has changed. */
  readonly onSheet?: (sheet: CampaignSheet) => void;
}

/** A placed mark, which can be taken back as long as the page is open. */
interface Placement {
  readonly mark: Mark;
  readonly before: CampaignSheet;
  readonly after: CampaignSheet;
}

/** Shows sheets one at a time, to place marks on. A mark can be taken back as long as the page is open. */
export class SheetDesk {
  readonly element = made('div', { className: 'desk' });
  private readonly head = made('div', { className: 'desk-head' });
  private readonly deeds = made('section', { className: 'deeds' });
  private readonly said = made('p', { className: 'said' });
  private readonly place = made('section', { className: 'talents panel' });
  /** The bar stays in sight while the sheet scrolls. */
  private readonly bar = made('div', { className: 'sheet-bar' });
  private readonly back: HTMLButtonElement;
  private sheets: readonly CampaignSheet[];
  private hero: HeroId;
  private readonly placed: Placement[] = [];
  /** The number of changes that are being written. */
  private writing = 0;

  constructor(private readonly parts: DeskParts) {
    this.sheets = parts.sheets;
    this.hero = parts.hero ?? busiest(parts);
    this.said.setAttribute('role', 'status');
    this.back = carvedButton(parts.translate('campaign.takeBack'), { onPress: () => this.takeBack() });
    this.bar.append(this.said, this.back);
    this.head.append(...(parts.heroes.length > 1 ? [this.choice()] : []), this.deeds);
    this.element.append(this.head, ...(parts.lead ?? []), this.place);
    this.draw();
  }

  private get written(): CampaignSheet | null {
    return this.sheets.find(({ hero }) => hero === this.hero) ?? null;
  }

  private draw(focused: string | null = null): void {
    const { translate } = this.parts;
    const sheet = this.written ?? newSheet(this.hero);
    const onPlace = (mark: Mark) => this.mark(sheet, mark);
    const onDrop = (onto: Element, most: MarkColour): void => {
      const talent = talentAt(onto);
      if (talent !== null) this.mark(sheet, markThatFits(sheet, talent, most));
    };
    this.deeds.replaceChildren(...deedsOf(sheet, translate));
    this.place.replaceChildren(
      made('h2', { className: 'unseen', textContent: translate('campaign.talents') }),
      waitingMarks({ sheet, translate, onDrop }),
      talentTree({ sheet, translate, onPlace }),
      this.bar,
    );
    this.parts.onSheet?.(sheet);
    this.back.hidden = this.placed.length === 0;
    if (focused === null) return;
    const control = this.place.querySelector<HTMLElement>(focused) ?? this.place.querySelector('button');
    control?.focus();
  }

  private mark(sheet: CampaignSheet, { talent, colour }: Mark): void {
    const { translate, sound } = this.parts;
    const marked = placeMark(sheet, talent, colour);
    const params = { talent: translate(`ability.${talent}`), colour: colourWords(colour, translate) };
    if (!marked.ok) {
      sound('refused');
      this.say(translate(`markRefusal.${marked.rejection.key as MarkRefusal}`, params));
      return;
    }
    const isNew = talentsEarned(marked.value).length > talentsEarned(sheet).length;
    sound(isNew ? 'talent' : 'mark');
    this.placed.push({ mark: { talent, colour }, before: sheet, after: marked.value });
    this.rewrite(sheet, marked.value, translate(isNew ? 'campaign.learned' : 'campaign.placed', params));
    this.draw(placeOf({ talent, colour }));
  }

  private takeBack(): void {
    const last = this.placed.pop();
    if (last === undefined) return;
    this.parts.sound('takeBack');
    this.rewrite(last.after, last.before, this.parts.translate('campaign.tookBack'));
    this.draw(this.placed.length === 0 ? placeOf(last.mark) : null);
  }

  /** Replaces the sheet by a new one. This cannot be taken back. */
  begin(sheet: CampaignSheet): void {
    this.placed.length = 0;
    this.rewrite(sheet, newSheet(sheet.hero), this.parts.translate('campaign.newSheetBegun'));
    this.draw('button');
  }

  /** Shows the change at once. If another tab was faster, its sheet is shown instead. */
  private rewrite(expected: CampaignSheet, next: CampaignSheet, words: string): void {
    const { hero, written } = this;
    this.sheets = this.parts.heroes.flatMap((id) => (id === hero ? [next] : this.sheets.filter((sheet) => sheet.hero === id)));
    this.say(words);
    this.writing += 1;
    void this.parts.rewrite(hero, written === null ? null : expected, next).then((sheets) => {
      this.writing -= 1;
      if (this.writing > 0 || hashOf(sheets) === hashOf(this.sheets)) return;
      this.sheets = sheets;
      this.placed.length = 0;
      this.say(this.parts.translate('campaign.changed'));
      this.draw('button');
    });
  }

  private say(sentence: string): void {
    this.said.textContent = sentence;
  }

  private choice(): HTMLElement {
    const { translate } = this.parts;
    const fields = made('fieldset', { className: 'choice' });
    fields.append(made('legend', { textContent: translate('campaign.whose') }));
    for (const hero of this.parts.heroes) {
      const label = made('label', { className: 'pill hero-pill' });
      const input = made('input');
      Object.assign(input, { type: 'radio', name: 'sheet', value: hero, checked: hero === this.hero });
      input.addEventListener('change', () => {
        this.hero = hero;
        this.parts.sound('hero');
        this.placed.length = 0;
        this.say('');
        this.draw();
      });
      label.append(input, heroFigure(hero), made('span', { textContent: translate(`hero.${hero}`) }));
      fields.append(label);
    }
    return fields;
  }
}

type MarkRefusal = Extract<CampaignRejectionKey, 'talentNeedsNone' | 'talentBoxesFull' | 'noMarksLeft' | 'colourTooHard'>;

function busiest({ heroes, sheets }: DeskParts): HeroId {
  const waiting = ({ unplaced }: CampaignSheet): number => unplaced[1] + unplaced[2] + unplaced[3];
  const [first] = [...sheets].sort((one, other) => waiting(other) - waiting(one) || other.gamesPlayed - one.gamesPlayed);
  return first?.hero ?? heroes[0] ?? 'warrior';
}

const placeOf = ({ talent, colour }: Mark): string => `[data-place="${talent}-${colour}"]`;

function deedsOf({ hero, gamesPlayed, bossesDefeated }: CampaignSheet, translate: Translate): readonly HTMLElement[] {
  const beaten = translate('campaign.bosses', { count: bossesDefeated.length, all: DUNGEON_IDS.length });
  const textContent = `${translate('campaign.played', { count: gamesPlayed })} · ${beaten}`;
  return [made('h2', { textContent: translate(`hero.${hero}`) }), made('p', { textContent })];
}
