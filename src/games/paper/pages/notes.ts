import { dateOf } from '../../../pages';
import type { GameNotes } from '../../contract';
import { dailyGame, openPaperRecords } from '../records';

/** Returns notes for the title: the dungeon of today, and the mini-campaign that has come furthest and is not over. */
export const notes: GameNotes['notes'] = async ({ translate, records, now }) => {
  const { dungeon } = dailyGame(dateOf(now()));
  const kept = await openPaperRecords(records).campaigns();
  const running = kept.map(({ run }) => run).filter(({ games }) => games.length < 3);
  const [furthest] = [...running].sort((one, other) => other.games.length - one.games.length);
  return {
    daily: translate(`paperDungeons.dungeon.${dungeon}`),
    ...(furthest !== undefined && {
      campaign: translate('paperDungeons.title.campaign', {
        name: translate(`paperDungeons.campaign.${furthest.campaign}`),
        number: furthest.games.length + 1,
      }),
    }),
  };
};

export const isTodayPlayed: NonNullable<GameNotes['isTodayPlayed']> = async ({ records, now }) => {
  const today = dateOf(now());
  return (await openPaperRecords(records).dailies()).some(({ date }) => date === today);
};
