import { gamesPage } from '../pages';
import { phraseWords } from '../table';
import type { AllGamesApp } from './allGames';

/** The games of the catalog, once it is known what lies on their tables. */
export async function games(app: AllGamesApp): Promise<HTMLElement> {
  const { translate } = app;
  await Promise.all(
    app.games.all.map(async ({ includeTexts, lying }) => {
      await includeTexts();
      await lying.glance();
    }),
  );
  return gamesPage({
    translate,
    games: app.games.all.map((game) => ({
      about: game.folder.about[app.language()],
      face: game.folder.face ?? null,
      isCurrent: game === app.games.current,
      saved: game.lying.offered === null ? null : phraseWords(game.lying.offered.caption, translate),
      newer: game.lying.newer,
      onContinue: () => app.appOf(game).resume(game.lying.offered?.mode),
      onChoose: () => app.choose(game),
    })),
  });
}
