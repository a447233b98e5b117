import {
  type BoxFacts,
  CARD_IDS,
  CARDS,
  type CardId,
  type EncounterName,
  FOES,
  type FoeName,
  PERILS,
  type PerilName,
} from '../../../../engine/onedeck';
import { entry, labelled, lines, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { arch } from '../pieces/arch';
import { foeFigure } from '../pieces/figure';
import { boxList } from './boxes';

const FOE_NAMES = Object.keys(FOES) as readonly FoeName[];
const PERIL_NAMES = Object.keys(PERILS) as readonly PerilName[];

export function foeChapter(translate: Translate): CodexChapter {
  const entries = FOE_NAMES.map((name) => {
    const { special } = FOES[name];
    const boxes: readonly BoxFacts[] = FOES[name].boxes;
    const rule =
      special === null
        ? ''
        : translate('table.named', { name: translate(`special.${special}`), effect: translate(`specialEffect.${special}`) });
    return entry({
      id: `foe-${name}`,
      name: translate(`encounter.${name}`),
      picture: arch(foeFigure(name)),
      hint: translate('codex.hintDoor'),
      content: [rule, boxList(boxes, translate), loot(name, translate)],
    });
  });
  return { id: 'foes', title: translate('codex.foes'), look: 'alcoves', entries };
}

export function perilChapter(translate: Translate): CodexChapter {
  const entries = PERIL_NAMES.map((name) =>
    entry({
      id: `peril-${name}`,
      name: translate(`encounter.${name}`),
      picture: arch(foeFigure(name)),
      hint: translate('codex.hintDoor'),
      content: [...PERILS[name].map((option) => optionPart(option, translate)), loot(name, translate)],
    }),
  );
  return { id: 'perils', title: translate('codex.perils'), look: 'alcoves', entries };
}

type Option = (typeof PERILS)[PerilName][number];

function optionPart({ name, time, box }: Option, translate: Translate): HTMLElement | null {
  const label = translate(`option.${name}`);
  const cost = time > 0 ? ` (${translate('amount.time', { count: time })})` : '';
  return labelled(label + cost, boxList([box], translate));
}

/** Lists the cards of this name with their value as item, skill and experience. */
function loot(name: EncounterName, translate: Translate): HTMLElement | null {
  const cards = CARD_IDS.filter((card) => CARDS[card].name === name);
  const list = lines(cards.map((card) => lootLine(card, translate)));
  return labelled(translate('codex.loot'), list);
}

function lootLine(card: CardId, translate: Translate): HTMLElement {
  const { xp, item, loot: taught } = CARDS[card];
  const bonus = translate(item.health > 0 ? 'cost.itemHealth' : 'cost.item', { stat: translate(`stat.${item.stat}`) });
  const parts = [translate('amount.lanterns', { count: xp }), bonus, translate(`ability.${taught}`)];
  const line = made('span', { className: 'loot' });
  for (const [at, textContent] of parts.entries()) line.append(at > 0 ? ' · ' : '', made('span', { textContent }));
  return line;
}
