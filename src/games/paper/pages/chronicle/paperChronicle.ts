import { DUNGEONS, type DungeonId, MONSTERS } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { ChronicleRow, GameChronicle } from '../../../contract';
import { type KeptSeat, ownSeatOf, ownTotal, type PaperEntry } from '../../records';
import { setupWords } from '../pieces/entryWords';
import { sheetPicture } from '../pieces/sheetPicture';
import { placeOfDungeon } from '../setup/address';
import { chartsOf } from './charts';
import { bestByDungeon, nextDungeon } from './feats';
import { wall } from './wall';

export const paperChronicle = {
  row: chronicleRow,
  met: placesMet,
  overview(entries: readonly PaperEntry[], { translate, go }) {
    const best = bestByDungeon(entries);
    const next = nextDungeon(best);
    const onBegin = (dungeon: DungeonId): void => go('setup', placeOfDungeon(dungeon));
    return {
      wall: wall({ best, next, translate, onBegin }),
      next: {
        label: translate(`paperDungeons.dungeon.${next}`),
        detail: translate(best.has(next) ? 'paperPages.chronicle.fewest' : 'paperPages.chronicle.open'),
        onPress: () => onBegin(next),
      },
      charts: chartsOf(entries, { best, translate }),
      more: [],
    };
  },
} satisfies GameChronicle;

/** The finished sheet, small, with what it was worth and the cards that were kept. */
function chronicleRow(entry: PaperEntry, translate: Translate): ChronicleRow {
  const { id, date, outcome, dungeon, lights, seats } = entry;
  const seat = seats[ownSeatOf(entry)];
  const place = translate(`paperDungeons.dungeon.${dungeon}`);
  const detail = [
    setupWords(entry, translate),
    ...cardsOf(seat, translate),
    ...(seats.length > 1 ? [] : [translate('paperDungeons.lights.lit', { value: lights })]),
  ].join(' · ');
  const title = translate('paperDungeons.count.heading', { total: ownTotal(entry), dungeon: place });
  return { id, date, outcome, pictures: seat === undefined ? [] : [sheetPicture(dungeon, seat.sheet)], title, detail };
}

/** The power and the objective that were kept. */
function cardsOf(seat: KeptSeat | undefined, translate: Translate): readonly string[] {
  const { power = null, objective = null } = seat ?? {};
  return [
    ...(power === null ? [] : [translate(`paperDungeons.power.${power}`)]),
    ...(objective === null ? [] : [translate(`paperDungeons.objective.${objective}`)]),
  ];
}

/** Returns the places in the codex of all bosses and monsters that were fought. */
function placesMet(entries: readonly PaperEntry[]): ReadonlySet<string> {
  const met = new Set<string>();
  for (const { dungeon, seats } of entries) {
    for (const { sheet } of seats) {
      for (const [at, { boss }] of DUNGEONS[dungeon].lairs.entries())
        if (sheet.bosses[at]?.fought === true) met.add(`boss-${boss}`);
      for (const monster of sheet.beaten) met.add(`monster-${MONSTERS[monster].type}`);
    }
  }
  return met;
}
