import { figureFacts } from '../art';

/** Returns the moving parts of a place. */
export const placeOf = ({ dungeon, floor }: { readonly dungeon: string; readonly floor: number }): string =>
  `backdrop/${dungeon}-${floor}-parts`;

/** Returns whether a part of the figure in this picture (`boss/lich`) has this idle. */
export function movesBy(idle: string, picture: string | null): boolean {
  const facts = picture === null ? null : figureFacts(picture);
  return facts?.parts.some(({ idle: own = [] }) => own.some(({ as }) => as === idle)) === true;
}
