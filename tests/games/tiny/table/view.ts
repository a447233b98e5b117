import type { MirrorParts } from '../../../../src/games/contract';
import type { MirrorPage, Place, TableTools, Translate } from '../../../../src/table';
import { toolActions } from '../../../../src/table';
import { type Held, SEATS, type Side, type State } from '../../../support/tinyFacts';
import type { TinyLayout } from './layout';
import { cardWords, sideWords } from './words';

/** What can be pressed below the table. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly shortcut: string;
  readonly weight: 'primary' | 'option';
}

export interface Part {
  readonly id: 'about-left' | 'about-house' | 'about-right';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Everything that canvas and mirror show. */
export interface Shown {
  readonly heading: string;
  readonly advice: string;
  readonly parts: readonly [Part, Part, Part];
  /** The card that was found last. */
  readonly found: { readonly card: Held; readonly words: string } | null;
  readonly entries: readonly Entry[];
  readonly tools: TableTools;
  /** Whether single letters and digits do something. */
  readonly singleKeys: boolean;
}

export interface Asked {
  readonly state: State;
  /** The burglar who decides at this screen. */
  readonly side: Side | null;
}

/** Says what the table asks, and what about. */
export function question({ state, side }: Asked, translate: Translate): readonly [heading: string, advice: string] {
  const { phase, scores, choices } = state;
  if (phase !== 'choosing') {
    const points = { left: String(scores.left), right: String(scores.right) };
    return [translate(`burglary.heading.${phase}`), translate(`burglary.advice.${phase}`, points)];
  }
  const next = side ?? SEATS.find((other) => choices[other] === null) ?? 'left';
  const seat = sideWords(next, translate);
  const key = side === null ? 'others' : 'choosing';
  return [translate(`burglary.heading.${key}`, { seat }), translate(`burglary.advice.${key}`, { seat })];
}

export function partsOf(state: State, translate: Translate): readonly [Part, Part, Part] {
  const { night, deck, discard } = state;
  const cards = discard.map((card) => cardWords(card, translate)).join(', ');
  const found = cards === '' ? translate('burglary.part.nothing') : translate('burglary.part.discard', { cards });
  const house = [
    translate('burglary.part.night', { night: String(night) }),
    translate('burglary.part.deck', { count: deck.length }),
    found,
  ];
  return [
    burglar('left', state, translate),
    { id: 'about-house', title: translate('burglary.part.house'), lines: house },
    burglar('right', state, translate),
  ];
}

function burglar(side: Side, { hands, scores, choices }: State, translate: Translate): Part {
  const card = cardWords(hands[side], translate);
  const lines = [
    translate('burglary.part.hand', { card }),
    translate('burglary.part.score', { points: String(scores[side]) }),
    choiceWords(choices[side], translate),
  ];
  return { id: `about-${side}`, title: translate(`burglary.part.${side}`), lines };
}

function choiceWords(choice: State['choices'][Side], translate: Translate): string {
  if (choice === null) return translate('burglary.part.undecided');
  if (choice === 'secret') return translate('burglary.part.decided');
  return choice === 0 ? translate('burglary.part.stays') : translate('burglary.part.goes', { torches: String(choice) });
}

export function placesOf({ parts, entries }: Shown, layout: TinyLayout): readonly Place[] {
  const pressed = (id: string, rect: Place['rect']): Place => ({ id, rect, pressed: true });
  return [
    ...parts.map(({ id }, at): Place => ({ id, rect: layout.parts[at] ?? layout.heading, pressed: false })),
    ...Object.entries(layout.tools).map(([tool, rect]) => pressed(tool, rect)),
    ...entries.flatMap(({ id }, at) => (layout.answers[at] === undefined ? [] : [pressed(id, layout.answers[at])])),
  ];
}

export function mirrorPage(
  { heading, advice, parts, entries, tools, singleKeys }: Shown,
  {
    layout,
    keyOf,
    translate,
  }: Omit<MirrorParts, 'layout'> & { readonly layout: TinyLayout | null; readonly translate: Translate },
): MirrorPage {
  const own = entries.map(({ id, label, detail, shortcut }, at) => {
    const rect = layout?.answers[at];
    return {
      id,
      label,
      description: detail,
      ...(shortcut === '' ? {} : { shortcut }),
      ...(rect === undefined ? {} : { rect }),
    };
  });
  return {
    heading,
    sections: [{ heading, lines: [advice] }, ...parts.map(({ title, lines }) => ({ heading: title, lines }))],
    actions: [
      ...own,
      ...toolActions({ tools, rects: layout?.tools ?? null, translate, keyOf: (tool) => keyOf(tool, singleKeys) }),
    ],
  };
}
