import { dateOf, dayWords } from '../../../pages';
import type { GameNotes } from '../../contract';
import { dailyGame, openPaperRecords } from '../records';

/** Returns notes for the title: the dungeon of today, and the mini-campaign that has come furthest and is not over. */
export const notes: GameNotes['notes'] = async ({ translate, records, language, now }) => {
  const { dungeon } = dailyGame(dateOf(now()));
  const kept = await openPaperRecords(records).campaigns();
  const running = kept.map(({ run }) => run).filter(({ games }) => games.length < 3);
  const [furthest] = [...running].sort((one, other) => other.games.length - one.games.length);
  return {
    daily: [dayWords(now(), language()), translate(`paperDungeons.dungeon.${dungeon}`)].join(' · '),
    ...(furthest !== undefined && {
      campaign: translate('paperDungeons.title.campaign', {
        name: translate(`paperDungeons.campaign.${furthest.campaign}`),
        number: furthest.games.length + 1,
      }),
    }),
  };
};
