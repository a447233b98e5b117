import { BotHost, pagePort, thinker } from '../../../../src/bots';
import type { BotId } from '../../../../src/engine/kernel';
import { trustOwnTexts } from '../../../../src/services';
import { LiveTuning } from '../../../../src/wiring/LiveTuning';
import { openPreferences } from '../../../../src/wiring/preferences';
import { openGameTable } from '../../../../src/wiring/table/GameTable';
import { keepStage } from '../../../../src/wiring/table/keptStage';
import { tiny } from '../../../games/tiny';
import { tinyBots } from '../../../support/tinyBots';
import { seatAt } from '../../../support/tinyGame';
import { begin, SAFE } from '../../../support/tinyPlay';

const nothing = (): void => undefined;
/** A test fails on what is written there. */
const report = (problem: unknown): void => console.error(problem);

/** Lays Burglary on the real table: two persons at one device, or with `?bot` a person at the left and a bot at the right. */
async function open(): Promise<void> {
  const preferences = openPreferences(({ key, cause }) => report(cause ?? key));
  await preferences.include(tiny.texts);
  const after = (time: number, act: () => void) => {
    const timer = setTimeout(act, time);
    return () => clearTimeout(timer);
  };
  const open = pagePort(
    async () => tinyBots,
    (act) => void setTimeout(act),
  );
  const host = new BotHost({ open, patience: 5000, after, report });
  const careful = 'careful' as BotId;
  const game = await tiny.fetchTable();
  const think = thinker(game.rules, () => careful, host);
  const isAlone = new URLSearchParams(location.search).has('bot');
  await openGameTable({
    game,
    history: begin({ script: SAFE }),
    ...(isAlone && { players: { [seatAt('right')]: careful } }),
    think,
    translate: preferences.translate,
    sound: { play: nothing },
    tuning: new LiveTuning().of(game),
    stage: keepStage(report),
    presentation: preferences.manner,
    pace: preferences.pace,
    settings: preferences.settings,
    textScale: () => 1,
    onPalette: preferences.onPalette,
    onLanguage: preferences.onLanguage,
    keep: nothing,
    leave: nothing,
    go: nothing,
    nameOf: (page) => page,
    codex: async () => (await tiny.fetchCodex())(preferences.translate),
    signs: async () => (await tiny.fetchSigns())(preferences.translate),
    again: nothing,
    notice: report,
    report,
    crash: report,
  });
}

trustOwnTexts();
void open();
