import type { AnyTake } from '../../games/contract';
import { carvedButton, made } from '../../pages';
import type { Player } from '../Player';
import type { Words } from '../words';
import { choice } from './choice';

export interface Transport {
  readonly element: HTMLElement;
  /** Shows another take from now on: its length is not known yet, and `note` says what cannot be played, and why. */
  taken(note: string): void;
}

interface TransportParts {
  readonly player: Player<AnyTake>;
  readonly onPace: (rate: number) => void;
  /** Called again and again with the present moment. */
  readonly onTime: (time: number) => void;
}

const PACES = { '1×': 1, '½×': 0.5, '¼×': 0.25, '⅒×': 0.1 } as const;
const LOOKED_AT_EVERY = 60;
/** A frame of a screen that shows sixty in a second, in milliseconds. */
const FRAME = 1000 / 60;

/** The transport: play, loop, slow down, and go to any moment. */
export function transport(words: Words, { player, onPace, onTime }: TransportParts): Transport {
  const element = made('section', { className: 'debug-transport' });
  const note = made('p', { className: 'debug-note' });
  const row = made('div', { className: 'debug-row' });
  const loop = checkbox(words('loop'), (isWanted) => {
    player.loop = isWanted;
    if (isWanted) void player.play();
  });
  const keep = checkbox(words('keepEnd'), (isWanted) => {
    player.keepsEnd = isWanted;
  });
  note.setAttribute('role', 'status');
  row.append(
    carvedButton(words('play'), { onPress: () => void player.play() }),
    loop.label,
    keep.label,
    frameButton(words('earlier'), player, -FRAME),
    frameButton(words('later'), player, FRAME),
    paceChoice(words, { player, onPace }),
  );
  const scrub = scrubber(words, { player, onTime }, () => {
    loop.input.checked = false;
  });
  element.append(row, scrub.element, note);
  element.setAttribute('aria-label', words('playing'));
  return {
    element,
    taken(text) {
      scrub.renew();
      note.textContent = text;
    },
  };
}

/** Goes on by a frame, or back. */
function frameButton(label: string, player: Player<AnyTake>, by: number): HTMLElement {
  return carvedButton(label, { onPress: () => void player.scrub(Math.max(0, Math.round(player.at + by))) });
}

function paceChoice(words: Words, { player, onPace }: Pick<TransportParts, 'player' | 'onPace'>): HTMLElement {
  const paces = Object.keys(PACES) as readonly (keyof typeof PACES)[];
  return choice({
    label: words('pace'),
    options: paces.map((value) => ({ value, label: value })),
    now: '1×',
    onChange(pace) {
      player.pace(PACES[pace]);
      onPace(PACES[pace]);
    },
  });
}

function checkbox(text: string, onChange: (isWanted: boolean) => void) {
  const label = made('label', { textContent: text });
  const input = made('input');
  input.type = 'checkbox';
  input.addEventListener('change', () => onChange(input.checked));
  label.prepend(input);
  return { label, input };
}

type Scrubbed = Pick<TransportParts, 'player' | 'onTime'>;

function scrubber(words: Words, { player, onTime }: Scrubbed, onTaken: () => void) {
  const label = made('label', { className: 'debug-scrub', textContent: words('scrub') });
  const range = made('input');
  const time = made('output');
  Object.assign(range, { type: 'range', min: '0', max: '0', step: '1', value: '0' });
  range.addEventListener('input', () => {
    onTaken();
    player.loop = false;
    void player.scrub(Number(range.value));
  });
  label.append(range, time);
  const renew = (): void => {
    const [at, length] = [Math.round(player.at), Math.round(player.length)];
    range.max = String(length);
    onTime(player.at);
    if (document.activeElement !== range) range.value = String(at);
    time.textContent = words('milliseconds', { at, length });
  };
  setInterval(renew, LOOKED_AT_EVERY);
  return { element: label, renew };
}
