import type { Translate } from '../table';
import { byId, made } from './dom';

/**
 * Says at the table that the last moves are not saved yet. A screen reader finds it there and does not announce it: moves
 * that are saved late are no reason to interrupt the player.
 */
export function unsavedSign(translate: Translate): (isShown: boolean) => void {
  const sign = made('p', { className: 'unsaved' });
  return (isShown) => {
    sign.textContent = isShown ? translate('problem.unsaved') : '';
    sign.hidden = !isShown;
    if (!sign.isConnected) byId('mirror').append(sign);
  };
}
