/** A moment at the table, and what is pressed before it is looked at. */
export interface TableScene {
  readonly name: string;
  /** The id of its rules. */
  readonly game: string;
  readonly save: unknown;
  /** Buttons of the mirror by how their names begin. After `canvas ` the press goes to the place of the button on the canvas. */
  readonly presses: readonly string[];
  /** The curtain between two persons stays closed. */
  readonly isCovered?: boolean;
  /** The time of the picture, in milliseconds after the last press. Without it the table rests. */
  readonly after?: number;
}

/** A page around the table, by its address, with the entries of the database and what is pressed there, as selectors. */
export interface PageScene {
  readonly name: string;
  readonly address: string;
  readonly drawers: ReadonlyMap<string, unknown>;
  readonly presses?: readonly string[];
}

export type Scene = TableScene | PageScene;

/** Returns the scenes of all games: pages first, then tables. Their modules import style sheets, so they are fetched late. */
export async function allScenes(): Promise<readonly Scene[]> {
  const oneDeck = await Promise.all([import('./onedeck/pageScenes'), import('./onedeck/tableScenes')]);
  const paper = await Promise.all([import('./paper/pageScenes'), import('./paper/tableScenes')]);
  const games = [oneDeck, paper].map(async ([{ pageScenes }, { tableScenes }]) => [...(await pageScenes()), ...tableScenes()]);
  return (await Promise.all(games)).flat();
}

/** Returns the scenes of these names. A name may end before any of its hyphens; without names all scenes are meant. */
export function scenesCalled<Named extends Scene>(all: readonly Named[], names: readonly string[] | null): readonly Named[] {
  if (names === null) return all;
  const found = names.flatMap((name) => {
    const its = all.filter((scene) => scene.name === name || scene.name.startsWith(`${name}-`));
    if (its.length === 0) throw new Error(`There is no scene "${name}"; --list names them all.`);
    return its;
  });
  return [...new Set(found)];
}
