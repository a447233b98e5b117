import { CARDS, type CardId, DUNGEONS, type EncounterName, type Setup } from '../../../../engine/onedeck';
import { figures, lines, made, numbersTable, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import { type Chapter, claimWords } from '../../table';
import { bossFigure, foeFigure } from '../pieces/figure';

/** A peril that was beaten is listed as passed. */
const FATES = ['beaten', 'passed', 'escaped', 'slipped', 'deadly', 'fled'] as const;
const TALLIES = ['turns', 'doors', 'time', 'damage', 'healed', 'potions'] as const;
/** These rows are shown even when they are empty. */
const ALWAYS: readonly string[] = ['turns', 'doors', 'time', 'damage'];

/** Returns the encounters, the loot and the levels of a floor. */
export function floorSection(chapter: Chapter, { dungeon, heroes }: Setup, translate: Translate): HTMLElement {
  const counts = TALLIES.filter((tally) => chapter[tally] > 0 || ALWAYS.includes(tally));
  const loot = lines(chapter.loot.map((claim) => claimWords(heroes.length > 1 ? claim : { ...claim, hero: null }, translate)));
  return section(
    floorWords(dungeon, chapter.floor ?? 1, translate),
    figures(counts.map((tally) => [translate(`tally.${tally}`), chapter[tally]])),
    ...FATES.flatMap((fate) => metCards(translate(`fate.${fate}`), cardsOf(chapter, fate), translate)),
    ...(loot === null ? [] : [made('h3', { textContent: translate('summary.loot') }), loot]),
    lines(
      chapter.levels.map((level) => translate('summary.level', { level })),
      'lines levels',
    ),
  );
}

function floorWords(dungeon: Setup['dungeon'], floor: number, translate: Translate): string {
  const name = DUNGEONS[dungeon].floors[floor - 1]?.name;
  return name === undefined ? '' : translate('table.floorName', { floor, name: translate(`floor.${name}`) });
}

function cardsOf({ faced, fled }: Chapter, what: (typeof FATES)[number]): readonly CardId[] {
  if (what === 'fled') return fled;
  const cards = faced.filter(({ fate }) => fate === (what === 'passed' ? 'beaten' : what)).map(({ card }) => card);
  if (what !== 'beaten' && what !== 'passed') return cards;
  return cards.filter((card) => (CARDS[card].kind === 'combat') === (what === 'beaten'));
}

function metCards(label: string, cards: readonly CardId[], translate: Translate): readonly HTMLElement[] {
  const names = cards.map((card) => CARDS[card].name);
  const list = lines(
    [...new Set(names)].map((name) => metCard(name, names.filter((other) => other === name).length, translate)),
    'met',
  );
  return list === null ? [] : [made('h3', { textContent: label }), list];
}

function metCard(name: EncounterName, count: number, translate: Translate): HTMLElement {
  const met = made('span', { className: 'met-card' });
  met.append(foeFigure(name), translate(`encounter.${name}`), count > 1 ? ` ×${count}` : '');
  return met;
}

export function bossSection(chapter: Chapter, { dungeon }: Setup, translate: Translate): HTMLElement {
  const { boss } = DUNGEONS[dungeon];
  const name = translate(`boss.${boss}`);
  const healed = chapter.rounds.some((round) => round.healed > 0);
  const head = ['summary.round', 'summary.strikes', 'summary.suffered', ...(healed ? ['summary.healed' as const] : [])] as const;
  const rows = chapter.rounds.map((round) => [
    String(round.round),
    round.strikes,
    round.damage,
    ...(healed ? [round.healed] : []),
  ]);
  const table = numbersTable({ caption: name, head: head.map((key) => translate(key)), rows });
  const counts = (['damage', 'healed', 'potions'] as const).filter((tally) => chapter[tally] > 0);
  const fight = made('div', { className: 'boss-fight' });
  fight.append(bossFigure(boss), table);
  return section(name, figures(counts.map((tally) => [translate(`tally.${tally}`), chapter[tally]])), fight);
}
