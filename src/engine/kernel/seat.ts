/**
 * A place at the table, taken by a person or a bot. Players who decide everything together and may know the same
 * things share one seat, as the party of One Deck Dungeon does.
 */
export type Seat = string & { readonly brand: 'Seat' };

/** Names a bot among those of one game. */
export type BotId = string & { readonly brand: 'BotId' };

/**
 * Somebody who looks at the table. Null is a spectator: a person without a seat, and also the screen while it is handed
 * from one person to the next, when nothing may be on it that only one of them knows.
 */
export type Viewer = Seat | null;
