import { DUNGEON_IDS, HERO_IDS } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table';
import type { Tally, TallyList } from '../../../contract';
import type { ChronicleEntry } from '../../records';
import { heroFigure } from '../pieces/figure';
import { vista } from '../pieces/vista';

/** Games won and played, by hero and by dungeon. */
export function tallies(entries: readonly ChronicleEntry[], translate: Translate): readonly TallyList[] {
  const heroes = HERO_IDS.map((hero) => ({
    picture: heroFigure(hero),
    name: translate(`hero.${hero}`),
    ...totalOf(entries, ({ setup }) => setup.heroes.includes(hero)),
  }));
  const dungeons = DUNGEON_IDS.map((dungeon) => ({
    picture: vista(dungeon),
    name: translate(`dungeon.${dungeon}`),
    ...totalOf(entries, ({ setup }) => setup.dungeon === dungeon),
  }));
  return [
    { title: translate('chronicle.byHero'), tallies: heroes },
    { title: translate('chronicle.byDungeon'), tallies: dungeons },
  ];
}

function totalOf(entries: readonly ChronicleEntry[], counts: (entry: ChronicleEntry) => boolean): Pick<Tally, 'won' | 'played'> {
  const played = entries.filter(counts);
  return { played: played.length, won: played.filter(({ outcome }) => outcome === 'victory').length };
}
