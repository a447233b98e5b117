import { BANNERS, type Translate } from '../../table';
import { made } from '../dom';
import { type Field, radios } from '../settings/fields';
import { bannerPicture } from './bannerPicture';
import type { BotFacts, SeatChoice, SeatKind } from './seats';

/** The longest name that every table has room for. */
const MOST_LETTERS = 20;

export interface SeatDetailParts {
  readonly translate: Translate;
  readonly bots: readonly BotFacts[];
  readonly onChange: (change: Partial<SeatChoice>) => void;
}

/** The choices for one seat: who sits there, how well a bot plays, name and banner. */
export class SeatDetail {
  readonly element = made('div', { className: 'seat-detail panel' });
  private readonly heading = made('h2');
  private readonly kind: Field<SeatKind>;
  private readonly strength: Field<string>;
  private readonly banner: Field<string>;
  private readonly name = made('input', { id: 'seat-name' });
  private readonly named = made('div', { className: 'seat-name' });

  constructor({ translate, bots, onChange }: SeatDetailParts) {
    const kinds: readonly SeatKind[] = bots.length === 0 ? ['person', 'empty'] : ['person', 'bot', 'empty'];
    this.kind = radios({
      label: translate('seats.kind'),
      name: 'seat-kind',
      options: kinds.map((value) => ({ value, label: translate(`seats.${value}`) })),
      onChange: (kind) => onChange({ kind }),
    });
    this.strength = radios({
      label: translate('seats.strength'),
      name: 'seat-bot',
      options: bots.map(({ id, name, detail }) => ({ value: id, label: name, picture: made('small', { textContent: detail }) })),
      onChange: (chosen) => onChange({ bot: bots.find(({ id }) => id === chosen)?.id ?? null }),
    });
    this.banner = radios({
      label: translate('seats.banner'),
      name: 'seat-banner',
      options: BANNERS.map(({ id }) => ({ value: id, label: translate(`banner.${id}`), picture: bannerPicture(id) })),
      onChange: (banner) => onChange({ banner }),
    });
    const label = made('label', { textContent: translate('seats.name') });
    label.htmlFor = this.name.id;
    Object.assign(this.name, { type: 'text', autocomplete: 'off', maxLength: MOST_LETTERS });
    this.name.addEventListener('input', () => onChange({ written: this.name.value }));
    this.named.append(label, this.name);
    this.strength.element.classList.add('seat-strength');
    this.banner.element.classList.add('seat-banners');
    this.element.append(this.heading, this.kind.element, this.strength.element, this.named, this.banner.element);
  }

  show({ name, kind, bot, written, banner }: SeatChoice, mayBeEmpty: 'mayBeEmpty' | 'isNeeded'): void {
    this.heading.textContent = name;
    this.kind.show(kind);
    if (bot !== null) this.strength.show(bot);
    this.banner.show(banner);
    // What is being written stays as it is.
    if (this.name.value !== written) this.name.value = written;
    this.name.placeholder = name;
    const empty = this.kind.element.querySelector('input[value="empty"]')?.closest('label');
    empty?.toggleAttribute('hidden', mayBeEmpty === 'isNeeded');
    this.strength.element.hidden = kind !== 'bot';
    this.named.hidden = kind === 'empty';
    this.banner.element.hidden = kind === 'empty';
  }
}
