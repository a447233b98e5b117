import './campaign.css';
import { type CampaignSheet, coloursAllowed, DIFFICULTIES, DUNGEON_IDS, DUNGEONS } from '../../../../engine/onedeck';
import { figures, lines, made, section } from '../../../../pages';
import type { TextKey, Translate } from '../../../../table';
import { bossFigure, heroFigure } from '../pieces/figure';
import { placeSign } from './places';

const FROM = { 1: 'campaign.fromEasy', 2: 'campaign.fromMedium', 3: 'campaign.fromHard' } as const satisfies Record<
  number,
  TextKey
>;

/** Returns the head of a sheet: the hero, the rank, and the marks to place. */
export function sheetHead(sheet: CampaignSheet, translate: Translate): HTMLElement {
  const head = made('div', { className: 'campaign-head' });
  head.append(deeds(sheet, translate), waiting(sheet, translate));
  return head;
}

function deeds({ hero, gamesPlayed, bossesDefeated }: CampaignSheet, translate: Translate): HTMLElement {
  const part = section(translate(`hero.${hero}`));
  const words = made('div');
  const bosses = DUNGEON_IDS.map((dungeon) => {
    const { boss } = DUNGEONS[dungeon];
    const isBeaten = bossesDefeated.includes(dungeon);
    const line = made('span', { className: isBeaten ? 'boss beaten' : 'boss' });
    line.append(bossFigure(boss), translate(`boss.${boss}`));
    line.append(
      made('span', { className: 'unseen', textContent: ` (${translate(isBeaten ? 'campaign.beaten' : 'campaign.unbeaten')})` }),
    );
    return line;
  });
  words.append(
    figures([
      [translate('campaign.played'), gamesPlayed],
      [translate('campaign.bosses'), `${bossesDefeated.length} / ${DUNGEON_IDS.length}`],
    ]),
    ...[lines(bosses, 'bosses')].filter((list) => list !== null),
  );
  const body = made('div', { className: 'deeds' });
  body.append(heroFigure(hero), words);
  part.append(body);
  return part;
}

function waiting({ unplaced }: CampaignSheet, translate: Translate): HTMLElement {
  const rows = DIFFICULTIES.filter((difficulty) => unplaced[difficulty] > 0).map((difficulty) => {
    const row = made('span', { className: 'waiting' });
    const signs = coloursAllowed(difficulty).map(placeSign);
    row.append(made('strong', { textContent: String(unplaced[difficulty]) }), ...signs, translate(FROM[difficulty]));
    return row;
  });
  const none = made('p', { textContent: translate('campaign.noneWaiting') });
  return section(translate('campaign.waiting'), lines(rows) ?? none);
}
