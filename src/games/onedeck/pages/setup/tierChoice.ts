import { TIER_IDS, type Tier } from '../../../../engine/onedeck';
import { choiceOf, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { TierReason } from './firstSetup';

const REASONS = { beforeWin: 'setup.beforeWin', afterWin: 'setup.afterWin' } as const;

export function tierChoice(first: Tier, translate: Translate, onChoose: (id: Tier) => void): HTMLElement {
  let chosen = first;
  const effect = (tier: Tier): HTMLElement => made('span', { className: 'line', textContent: translate(`tierEffect.${tier}`) });
  return choiceOf({
    label: translate('setup.tier'),
    name: 'tier',
    kind: 'radio',
    cards: TIER_IDS.map((id) => ({ value: id, name: translate(`tier.${id}`), content: [effect(id)] })),
    isChosen: (id) => id === chosen,
    onChoose: (id) => {
      chosen = id;
      onChoose(id);
    },
  });
}

/** Returns the line that explains the chosen tier, and why it was chosen beforehand. */
export function tierNote(first: Tier, reason: TierReason | null, translate: Translate) {
  const element = made('p', { className: 'tier-note' });
  const effect = made('b');
  const why = made('span', { textContent: reason === null ? '' : translate(REASONS[reason]) });
  element.append(effect, ' ', why);
  return {
    element,
    show(tier: Tier): void {
      effect.textContent = translate(`tierEffect.${tier}`);
      why.hidden = tier !== first;
    },
  };
}
