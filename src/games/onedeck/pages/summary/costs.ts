import './costs.css';
import type { Setup } from '../../../../engine/onedeck';
import { made, replayLink } from '../../../../pages';
import { listed, type Translate } from '../../../../table';
import { figureOf, hearts, seal } from './cut/stationView';
import { stationName } from './cut/stationWords';
import { usualSum } from './facts/causes';
import type { Better, CauseKind, DelveFacts, Station } from './facts/station';
import { sumsOf } from './facts/sums';

export interface CostsParts {
  readonly delve: DelveFacts;
  readonly setup: Setup;
  readonly translate: Translate;
  readonly costliest: readonly Station[];
  /** Returns the replay up to the turn of a station; null where there is none. */
  readonly replayBefore: (station: Station) => string | null;
}

const KINDS = ['choice', 'luck', 'cards'] as const;

/** The turns that cost most, and what the whole way cost by kind. */
export function costsView(parts: CostsParts): HTMLElement {
  const { translate, costliest } = parts;
  const costs = made('section', { className: 'costs' });
  const head = made('div', { className: 'costs-head' });
  head.append(made('h2', { textContent: translate('summary.costMost') }));
  costs.append(head);
  if (costliest.length === 0) {
    costs.append(made('p', { textContent: translate('summary.noDamage') }));
    return costs;
  }
  head.append(bar(parts));
  const cards = made('ol', { className: 'cost-cards' });
  cards.append(...costliest.map((station, at) => card(station, at + 1, parts)));
  costs.append(cards);
  return costs;
}

function bar({ delve, translate }: CostsParts): HTMLElement {
  const sums = sumsOf(delve);
  const sum = made('p', { className: 'sums' });
  const stripes = made('span', { className: 'bar' });
  const kinds = KINDS.filter((kind) => sums[kind] > 0);
  stripes.setAttribute('aria-hidden', 'true');
  for (const kind of kinds) {
    const stripe = made('i', { className: `stripe-${kind}` });
    stripe.style.flexGrow = String(sums[kind]);
    stripes.append(stripe);
  }
  const total = KINDS.reduce((all, kind) => all + sums[kind], 0);
  const words = kinds.map((kind) =>
    made('span', { className: `sum-${kind}`, textContent: translate(`summary.sum.${kind}`, { count: sums[kind] }) }),
  );
  sum.append(
    made('span', { className: 'sum-all', textContent: translate('summary.ofDamage', { count: total }) }),
    stripes,
    ...words,
  );
  return sum;
}

function card(station: Station, rank: number, { setup, translate, replayBefore }: CostsParts): HTMLElement {
  const item = made('li', { className: 'cost' });
  const top = made('div', { className: 'cost-top' });
  const name = made('h3', { textContent: stationName(station, setup, translate) });
  const turn = made('span', { className: 'cost-turn', textContent: `${translate('summary.turn', { turn: station.turn })} ` });
  const damage = made('span', { className: 'unseen', textContent: translate('summary.hearts', { count: station.damage }) });
  const drawn = hearts(station.damage);
  drawn.setAttribute('aria-hidden', 'true');
  turn.append(drawn, damage);
  name.prepend(seal(rank), ' ');
  top.append(name, turn, tag(station.cause?.kind ?? 'cards', translate));
  item.append(figureOf(station, setup), top, made('p', { textContent: reason(station, translate) }));
  const link = replayLink(replayBefore(station));
  if (link !== null) item.append(again(link, station, { setup, translate }));
  return item;
}

function tag(kind: CauseKind, translate: Translate): HTMLElement {
  return made('span', { className: `cause cause-${kind}`, textContent: translate(`summary.cause.${kind}`) });
}

function again(href: string, station: Station, { setup, translate }: Pick<CostsParts, 'setup' | 'translate'>): HTMLElement {
  const link = made('a', { className: 'look-again' });
  const who = stationName(station, setup, translate);
  const turn = translate('summary.turn', { turn: station.turn });
  link.append(made('span', { textContent: translate('summary.lookAgain') }));
  link.setAttribute('aria-label', translate('summary.lookAgainAt', { who, turn }));
  link.href = href;
  return link;
}

function reason({ what, cause, throws }: Station, translate: Translate): string {
  if (cause?.kind === 'choice') return betterWords(cause.better, translate);
  if (what === 'stairs' || throws.dice === 0) return translate('summary.waiting');
  const rolls = { count: throws.dice, sum: throws.sum, usual: String(usualSum(throws.dice)) };
  return translate(cause?.kind === 'luck' ? 'summary.unlucky' : 'summary.hard', rolls);
}

function betterWords(better: Better, translate: Translate): string {
  if (better.by === 'stored') {
    return translate('summary.couldStored', { count: better.dice, feat: translate(`feat.${better.feat}`) });
  }
  const { damage, time } = better;
  const less = listed(
    [
      translate('summary.lessDamage', { count: damage }),
      ...(time === 0 ? [] : [translate(time > 0 ? 'summary.lessTime' : 'summary.moreTime', { count: Math.abs(time) })]),
    ],
    translate,
  );
  if (better.by === 'skill') return translate('summary.couldSkill', { skill: translate(`ability.${better.skill}`), less });
  const boxes = better.boxes.map(({ color, value }) => translate('die.what', { color: translate(`color.${color}`), value }));
  return translate('summary.couldBoxes', { boxes: listed(boxes, translate), less });
}
