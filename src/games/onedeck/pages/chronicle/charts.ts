import { CARDS, DUNGEON_IDS, DUNGEONS, HERO_IDS } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table';
import type { Chart, ChartBar } from '../../../contract';
import type { ChronicleEntry } from '../../records';
import { bossFigure, foeFigure, heroFigure } from '../pieces/figure';

/** The chart lists no more causes of defeat than this. */
const CAUSES = 5;

type Counts = ReadonlyMap<string, { readonly bar: () => Pick<ChartBar, 'picture' | 'name'>; readonly count: number }>;

/** What ended games, where damage was taken, and what was won, by hero and by dungeon. */
export function chartsOf(entries: readonly ChronicleEntry[], translate: Translate): readonly Chart[] {
  const heroes = HERO_IDS.map((hero) => ({
    picture: heroFigure(hero),
    name: translate(`hero.${hero}`),
    ...wonOf(entries, translate, ({ setup }) => setup.heroes.includes(hero)),
  }));
  const dungeons = DUNGEON_IDS.map((dungeon) => ({
    picture: bossFigure(DUNGEONS[dungeon].boss),
    name: translate(`dungeon.${dungeon}`),
    ...wonOf(entries, translate, ({ setup }) => setup.dungeon === dungeon),
  }));
  const all = [
    causes(entries, translate),
    hurts(entries, translate),
    { title: translate('chronicle.byHero'), note: '', bars: heroes },
    { title: translate('chronicle.byDungeon'), note: '', bars: dungeons },
  ];
  return all.filter(({ bars }) => bars.length > 0);
}

type Share = Pick<ChartBar, 'share' | 'words'>;

function wonOf(entries: readonly ChronicleEntry[], translate: Translate, counts: (entry: ChronicleEntry) => boolean): Share {
  const played = entries.filter(counts);
  const won = played.filter(({ outcome }) => outcome === 'victory').length;
  if (played.length === 0) return { share: 0, words: translate('chronicle.neverPlayed') };
  return { share: won / played.length, words: translate('chronicle.total', { won, all: played.length }) };
}

/** Counts the foes, perils and bosses that ended games, and time that ran out. */
function causes(entries: readonly ChronicleEntry[], translate: Translate): Chart {
  const lost = entries.filter(({ outcome }) => outcome === 'defeat');
  const counts: Map<string, { bar: () => Pick<ChartBar, 'picture' | 'name'>; count: number }> = new Map();
  for (const entry of lost) {
    const [key, bar] = causeOf(entry, translate);
    counts.set(key, { bar, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const note = translate('chart.defeats', { count: lost.length });
  return { title: translate('chart.ended'), note, bars: mostFirst(counts) };
}

function causeOf({ setup, bossMet, story }: ChronicleEntry, translate: Translate) {
  const { boss } = DUNGEONS[setup.dungeon];
  if (bossMet) return [boss, () => ({ picture: bossFigure(boss), name: translate(`boss.${boss}`) })] as const;
  const last = story?.chapters.at(-1)?.faced.find(({ fate }) => fate === 'deadly');
  if (last === undefined) return ['time', () => ({ picture: null, name: translate('chart.time') })] as const;
  const { name } = CARDS[last.card];
  return [name, () => ({ picture: foeFigure(name), name: translate(`encounter.${name}`) })] as const;
}

function mostFirst(counts: Counts): readonly ChartBar[] {
  const sorted = [...counts.values()].sort((one, other) => other.count - one.count).slice(0, CAUSES);
  const most = sorted[0]?.count ?? 1;
  return sorted.map(({ bar, count }) => ({ ...bar(), share: count / most, words: String(count) }));
}

/** Adds up the damage on each floor and against bosses, in the games whose course is known. */
function hurts(entries: readonly ChronicleEntry[], translate: Translate): Chart {
  const [boss = 0, ...floors] = [0, 1, 2, 3].map((floor) => {
    const chapters = entries.flatMap(({ story }) => story?.chapters.filter((one) => (one.floor ?? 0) === floor) ?? []);
    return chapters.reduce((sum, { damage }) => sum + damage, 0);
  });
  const total = floors.reduce((sum, damage) => sum + damage, boss);
  const most = Math.max(1, boss, ...floors);
  const bar = (name: string, damage: number): ChartBar => ({ picture: null, name, share: damage / most, words: String(damage) });
  const bars = [
    ...floors.map((damage, at) => bar(translate('chart.floor', { floor: at + 1 }), damage)),
    bar(translate('chart.boss'), boss),
  ];
  return { title: translate('chart.hurt'), note: translate('chart.damage', { count: total }), bars: total === 0 ? [] : bars };
}
