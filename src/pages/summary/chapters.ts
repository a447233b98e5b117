import { CARDS, type CardId, DUNGEONS, type EncounterName } from '../../engine/onedeck';
import { type Chapter, claimWords, type Fate, type Story, type Translate } from '../../stage';
import { made } from '../dom';
import { foeFigure } from '../pieces/figure';
import { figures, lines, numbersTable, section } from '../pieces/sections';
import type { Told } from './told';

const FATES = ['beaten', 'escaped', 'slipped', 'deadly'] as const satisfies readonly Fate[];
const TALLIES = ['turns', 'doors', 'time', 'damage', 'healed', 'potions'] as const;
/** Told even where there were none. */
const ALWAYS: readonly string[] = ['turns', 'doors', 'time', 'damage'];

export function chapterSections({ chapters }: Story, { entry }: Told, translate: Translate): readonly HTMLElement[] {
  const { dungeon } = entry.setup;
  return chapters.map((chapter) =>
    chapter.floor === null
      ? bossSection(chapter, translate(`boss.${DUNGEONS[dungeon].boss}`), translate)
      : floorSection(chapter, floorWords(dungeon, chapter.floor, translate), translate),
  );
}

function floorWords(dungeon: keyof typeof DUNGEONS, floor: number, translate: Translate): string {
  const name = DUNGEONS[dungeon].floors[floor - 1]?.name;
  return name === undefined ? '' : translate('table.floorName', { floor, name: translate(`floor.${name}`) });
}

function floorSection(chapter: Chapter, heading: string, translate: Translate): HTMLElement {
  const counts = TALLIES.filter((tally) => chapter[tally] > 0 || ALWAYS.includes(tally));
  const fates = FATES.flatMap((fate) => {
    const cards = chapter.faced.filter((faced) => faced.fate === fate).map(({ card }) => card);
    return metCards(translate(`fate.${fate}`), cards, translate);
  });
  const loot = lines(chapter.loot.map((claim) => claimWords(claim, translate)));
  return section(
    heading,
    figures(counts.map((tally) => [translate(`tally.${tally}`), chapter[tally]])),
    ...fates,
    ...metCards(translate('fate.fled'), chapter.fled, translate),
    ...(loot === null ? [] : [made('h3', { textContent: translate('summary.loot') }), loot]),
    lines(
      chapter.levels.map((level) => translate('summary.level', { level })),
      'lines levels',
    ),
  );
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

function bossSection(chapter: Chapter, boss: string, translate: Translate): HTMLElement {
  const healed = chapter.rounds.some((round) => round.healed > 0);
  const head = ['summary.round', 'summary.strikes', 'summary.suffered', ...(healed ? ['summary.healed' as const] : [])] as const;
  const rows = chapter.rounds.map((round) => [
    String(round.round),
    round.strikes,
    round.damage,
    ...(healed ? [round.healed] : []),
  ]);
  const table = numbersTable({ caption: boss, head: head.map((key) => translate(key)), rows });
  const counts = (['damage', 'healed', 'potions'] as const).filter((tally) => chapter[tally] > 0);
  return section(boss, figures(counts.map((tally) => [translate(`tally.${tally}`), chapter[tally]])), table);
}
