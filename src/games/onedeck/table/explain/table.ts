import { consequencesNow, type DoorSlot, levelFacts, oneDeckDungeon, partyFacts, type State } from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import type { Translate } from '../../../../table/ports';
import type { About } from '../targets';
import { type TableView, tableView } from '../view';
import { amountWords, facedWords } from '../words/names';
import { refusalWords } from '../words/refusals';
import { type Asked, lines } from './explanation';

/** Explains the parts of the table that cannot be pressed. */
export function explainAbout(what: About, { state, translate }: Asked): Explanation | null {
  const view = tableView(state, translate);
  switch (what) {
    case 'dungeon':
      return explainDungeon(view);
    case 'deck':
      return {
        title: view.deck.title,
        lines: lines(translate('symbol.deck.text'), stairsWords(state, translate)),
        now: translate('about.deck'),
      };
    case 'discard': {
      const { lines: words, count } = view.discard;
      return { title: `${count} ${words[0]}`, lines: lines(words[1], translate('about.discard')), now: '' };
    }
    case 'level':
      return explainLevel(state, translate);
    case 'potions':
      return { title: view.potions.title, lines: lines(translate('symbol.potion.text'), view.potions.known), now: '' };
    case 'stop':
      return explainStop(state, translate);
    case 'foe':
    case 'special':
    case 'worth':
      return explainFoe(what, state, translate);
  }
}

/** Tells what all lit floors do. */
function explainDungeon({ place, floor, turn, dungeon }: TableView): Explanation {
  const lit = dungeon.floors.filter((one) => one.lit);
  const told = lit.map(({ name, effect, plain, combat, peril }) => {
    const boxes = [...combat, ...peril].map(({ spoken }) => spoken);
    return `${name}: ${[...(plain ? [] : [effect.replace(/\.$/, '')]), ...boxes].join('; ')}`;
  });
  return { title: `${place} · ${floor}`, lines: lines(...told, turn), now: '' };
}

function stairsWords(state: State, translate: Translate): string {
  const limit = partyFacts(state).tokensPerStairsDamage;
  if (state.deck.length > 0) return translate('symbol.stairs.text');
  return translate('rule.stairsTokenPlaced', { count: limit });
}

function explainLevel(state: State, translate: Translate): Explanation {
  const { level } = tableView(state, translate);
  const { items, skills, bonusDice } = levelFacts(state);
  const dice = translate('amount.heroicDice', { count: bonusDice });
  return {
    title: level.title,
    lines: lines(
      level.lanterns,
      translate('symbol.lantern.text'),
      translate('about.room', {
        items: translate('amount.items', { count: items }),
        skills: translate('amount.skills', { count: skills }),
      }),
      bonusDice > 0 && translate('about.bonusDice', { dice }),
    ),
    now: '',
  };
}

function explainFoe(what: 'foe' | 'special' | 'worth', state: State, translate: Translate): Explanation | null {
  const { encounter } = tableView(state, translate);
  if (encounter === null || (what === 'special' && encounter.special === '')) return null;
  const { name, special, xp, health, boss } = encounter;
  const worth = xp > 0 ? translate('amount.lanterns', { count: xp }) : '';
  if (what === 'worth') return { title: worth, lines: lines(translate('symbol.lantern.text')), now: '' };
  const kind = boss === null ? (state.encounter?.kind ?? null) : 'boss';
  return {
    title: name || facedWords(state, translate),
    lines: lines(
      special,
      what === 'foe' && (health?.text ?? ''),
      what === 'foe' && worth,
      kind !== null && translate(`rule.encounterBegun.${kind}`),
    ),
    now: '',
  };
}

/** Explains the preview: the cost of the open boxes, what was prevented, and the total with the dungeon's own effects. */
function explainStop(state: State, translate: Translate): Explanation | null {
  const { encounter } = state;
  const due = consequencesNow(state);
  if (encounter === null || due === null) return null;
  const open = encounter.boxes.filter(({ dice }) => dice.length === 0);
  const sum = (of: 'damage' | 'time'): number => open.reduce((total, box) => total + box[of], 0);
  const words = (damage: number, time: number): string => amountWords({ damage, time }, translate) || translate('cost.nothing');
  const prevented = amountWords(encounter.prevented, translate);
  return {
    title: translate('table.stopNow'),
    lines: lines(
      translate('about.openBoxes', { what: words(sum('damage'), sum('time')) }),
      prevented !== '' && translate('about.prevented', { what: prevented }),
      translate('about.inAll', { what: words(due.damage, due.time + due.after) }),
      translate('rule.consequencesCounted'),
    ),
    now: '',
  };
}

/** Explains a place for a door. Where it cannot be entered now, the rule is named. */
export function explainDoor(door: DoorSlot, { state, translate }: Asked): Explanation | null {
  const found = tableView(state, translate).doors[door];
  if (found === undefined) return null;
  const why = oneDeckDungeon.whyIllegal(state, found.look === 'none' ? { type: 'explore' } : { type: 'enter', door });
  return {
    title: found.spoken,
    lines: lines(translate(found.look === 'none' ? 'about.noDoor' : 'symbol.door.text')),
    now: why === null ? '' : refusalWords(why, translate),
  };
}

export function explainFloor(floor: number, { state, translate }: Asked): Explanation | null {
  const found = tableView(state, translate).dungeon.floors[floor - 1];
  if (found === undefined) return null;
  const boxes = [...found.combat, ...found.peril].map(({ spoken }) => spoken);
  return {
    title: found.lit ? translate('table.floorName', { floor, name: found.name }) : found.name,
    lines: lines(found.effect, ...boxes, translate('about.floor')),
    now: '',
  };
}
