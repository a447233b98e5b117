import { hashOf } from '../shell/place';

/** Returns the link to a game; null if there is no replay of it. */
export function replayLink(replay: string | null): string | null {
  return replay === null ? null : new URL(hashOf({ page: 'replay', detail: replay }), location.href).href;
}
