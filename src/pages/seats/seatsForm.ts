import './seats.css';
import type { Seating } from '../../games/contract';
import { bannerOf, type Translate } from '../../table';
import { made } from '../dom';
import { bannerPicture } from './bannerPicture';
import { SeatDetail } from './SeatDetail';
import { firstChoices, mayBeEmpty, nameOfSeat, type SeatChoice, type SeatsParts, seatingOf, withBanner } from './seats';

export interface SeatsFormParts extends SeatsParts {
  readonly translate: Translate;
  readonly onChange?: (seating: Seating) => void;
}

export interface SeatsForm {
  readonly element: HTMLElement;
  chosen(): Seating;
}

interface SeatCard {
  readonly element: HTMLElement;
  show(seat: SeatChoice): void;
}

/** Returns the choice of who plays: a row of seats, and below it everything about the one that is selected. */
export function seatsForm(parts: SeatsFormParts): SeatsForm {
  const { translate, least, bots, onChange = () => undefined } = parts;
  let choices = firstChoices(parts);
  let selected = 0;
  const element = made('section', { className: 'seats' });
  const row = made('fieldset', { className: 'cards seat-row' });
  const told = made('p', { className: 'unseen' });
  const hint = made('p', { className: 'seats-hint' });
  const detail = new SeatDetail({ translate, bots, onChange: (change) => take(change) });
  const cards = choices.map(({ id }, at) => seatCard({ ...parts, id, isFirst: at === 0, onSelect: () => select(at) }));

  function show(): void {
    for (const [at, card] of cards.entries()) {
      const seat = choices[at];
      if (seat !== undefined) card.show(seat);
    }
    const seat = choices[selected];
    if (seat !== undefined) detail.show(seat, mayBeEmpty(choices, selected, least) ? 'mayBeEmpty' : 'isNeeded');
    const persons = choices.filter(({ kind }) => kind === 'person').length;
    hint.textContent = persons > 1 ? translate('seats.curtain') : '';
  }
  function select(at: number): void {
    selected = at;
    show();
  }
  function take(change: Partial<SeatChoice>): void {
    const { banner, ...rest } = change;
    if (banner !== undefined) choices = withBanner(choices, selected, banner);
    choices = choices.map((seat, at) => (at === selected ? { ...seat, ...rest } : seat));
    show();
    const seat = choices[selected];
    // A name is heard while it is written.
    if (seat !== undefined && change.written === undefined) told.textContent = saidOf(seat, parts);
    onChange(seatingOf(choices));
  }

  told.setAttribute('role', 'status');
  row.append(made('legend', { textContent: translate('seats.label') }), ...cards.map((card) => card.element));
  element.append(row, detail.element, hint, told);
  show();
  return { element, chosen: () => seatingOf(choices) };
}

interface SeatCardParts extends SeatsFormParts {
  readonly id: string;
  readonly isFirst: boolean;
  readonly onSelect: () => void;
}

function seatCard({ id, isFirst, onSelect, ...parts }: SeatCardParts): SeatCard {
  const element = made('label', { className: 'card seat' });
  const input = made('input', { id: `seat-${id}` });
  const banner = made('span', { className: 'seat-banner' });
  const name = made('strong');
  const who = made('small');
  Object.assign(input, { type: 'radio', name: 'seat', value: id, checked: isFirst });
  input.addEventListener('change', onSelect);
  element.append(input, banner, name, who);
  return {
    element,
    show(seat) {
      const isEmpty = seat.kind === 'empty';
      element.classList.toggle('seat-empty', isEmpty);
      banner.replaceChildren(...(isEmpty ? [] : [bannerPicture(seat.banner)]));
      name.textContent = isEmpty ? seat.name : nameOfSeat(seat);
      who.textContent = whoWords(seat, parts);
    },
  };
}

function whoWords({ kind, bot }: SeatChoice, { translate, bots }: SeatsFormParts): string {
  const strength = bots.find(({ id }) => id === bot)?.name ?? '';
  return kind === 'bot' ? translate('seats.botOf', { strength }) : translate(`seats.${kind}`);
}

/** Says what a seat has become. */
function saidOf(seat: SeatChoice, parts: SeatsFormParts): string {
  const { translate } = parts;
  const who = whoWords(seat, parts);
  if (seat.kind === 'empty') return translate('seats.told', { name: seat.name, who });
  const banner = translate(`banner.${bannerOf(seat.banner).id}`);
  return translate('seats.toldWith', { name: nameOfSeat(seat), who, banner });
}
