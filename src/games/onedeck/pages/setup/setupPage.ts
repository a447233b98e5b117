import './setup.css';
import type { Seed } from '../../../../engine/kernel';
import { DUNGEON_IDS, type DungeonId, type HeroId, type Setup, TIER_IDS, type Tier } from '../../../../engine/onedeck';
import { choiceOf, made, setupForm } from '../../../../pages';
import type { Translate } from '../../../../table';
import { heroWords } from '../../table';
import { dungeonContent } from './dungeonCard';
import { partyChoice } from './partyChoice';

/** The gifts of campaign sheets to the chosen heroes. `show` is called again when the heroes change. */
export interface GiftsSection {
  readonly element: HTMLElement;
  show(heroes: readonly HeroId[]): void;
  chosen(): Setup['gifts'];
}

export interface SetupParts {
  readonly translate: Translate;
  /** The setup that was chosen last. */
  readonly last: Setup;
  readonly gifts?: GiftsSection;
  /** Begins the game; without a seed, a random one is used. */
  readonly onBegin: (setup: Setup, seed: Seed | null) => void;
}

/** The page on which the player chooses heroes, dungeon and difficulty. The choice is always a legal setup. */
export function setupPage({ translate, last, gifts, onBegin }: SetupParts): HTMLElement {
  let { dungeon, tier } = last;
  const party = partyChoice(last.heroes, { translate, onChange: () => tell() });
  const dungeons = dungeonChoice(dungeon, translate, (id) => {
    dungeon = id;
    tell();
  });
  const tiers = tierChoice(tier, translate, (id) => {
    tier = id;
    tell();
  });
  const chosen = (): Setup => {
    const given = gifts?.chosen();
    return { heroes: party.heroes(), dungeon, tier, ...(given !== undefined && { gifts: given }) };
  };
  const form = setupForm({
    translate,
    fields: [party.element, dungeons, tiers, ...(gifts === undefined ? [] : [gifts.element])],
    onBegin: (seed) => onBegin(chosen(), seed),
  });
  const tell = (): void => {
    gifts?.show(party.heroes());
    const names = { heroes: heroWords(party.heroes(), translate), dungeon: translate(`dungeon.${dungeon}`) };
    form.tell(translate('setup.chosen', { ...names, tier: translate(`tier.${tier}`) }));
  };
  tell();
  return form.element;
}

function dungeonChoice(first: DungeonId, translate: Translate, onChoose: (id: DungeonId) => void): HTMLElement {
  let chosen = first;
  return choiceOf({
    label: translate('setup.dungeon'),
    name: 'dungeon',
    kind: 'radio',
    cards: DUNGEON_IDS.map((id) => ({ value: id, name: translate(`dungeon.${id}`), content: dungeonContent(id, translate) })),
    isChosen: (id) => id === chosen,
    onChoose: (id) => {
      chosen = id;
      onChoose(id);
    },
  });
}

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
