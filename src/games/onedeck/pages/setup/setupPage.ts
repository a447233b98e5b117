import './setup.css';
import './stage.css';
import type { Seed } from '../../../../engine/kernel';
import { DUNGEON_IDS, type DungeonId, type HeroId, type Setup } from '../../../../engine/onedeck';
import { choiceOf, stageForm } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { PagesApp } from '../../../contract';
import { heroWords } from '../../table';
import { type DelveStage, delveStage } from './delveStage';
import { dungeonContent } from './dungeonCard';
import type { TierReason } from './firstSetup';
import { partyChoice } from './partyChoice';
import { tierChoice, tierNote } from './tierChoice';

/** The gifts of campaign sheets to the chosen heroes. `show` is called again when the heroes change. */
export interface GiftsSection {
  readonly element: HTMLElement;
  show(heroes: readonly HeroId[]): void;
  chosen(): Setup['gifts'];
}

export interface SetupParts {
  readonly translate: Translate;
  readonly until: AbortSignal;
  /** The setup that was chosen last. */
  readonly last: Setup;
  /** Why the tier of `last` is chosen, where the player did not choose it. */
  readonly reason?: TierReason | null;
  readonly gifts?: GiftsSection;
  readonly sound: PagesApp['sound'];
  /** Begins the game; without a seed, a random one is used. */
  readonly onBegin: (setup: Setup, seed: Seed | null) => void;
}

/** The page on which the player chooses heroes, dungeon and difficulty. The choice is always a legal setup. */
export function setupPage(parts: SetupParts): HTMLElement {
  const { translate, last, reason = null, gifts, sound, onBegin } = parts;
  let { dungeon, tier } = last;
  const stage = delveStage(translate);
  const note = tierNote(tier, reason, translate);
  const onParty = (): void => {
    sound('hero');
    show();
  };
  const party = partyChoice(last.heroes, { translate, onChange: onParty });
  const dungeons = dungeonChoice(dungeon, translate, (id) => {
    dungeon = id;
    show();
  });
  const tiers = tierChoice(tier, translate, (id) => {
    tier = id;
    show();
  });
  const begin = (seed: Seed | null): void => onBegin({ heroes: party.heroes(), dungeon, tier, ...givenBy(gifts) }, seed);
  tiers.append(note.element);
  const groups = { ...party.groups, dungeon: dungeons, tier: tiers };
  const form = formOf({ ...parts, groups, stage, onTurn: party.turn, onBegin: begin });
  const show = (): void => {
    const heroes = party.heroes();
    const hero = heroWords(heroes, translate);
    const place = translate(`dungeon.${dungeon}`);
    const challenge = translate(`tier.${tier}`);
    gifts?.show(heroes);
    stage.show({ heroes, front: party.front(), side: party.side(), dungeon });
    note.show(tier);
    form.show(
      { party: party.sizeWords(), hero, dungeon: place, tier: challenge },
      translate('setup.chosen', { heroes: hero, dungeon: place, tier: challenge }),
    );
  };
  show();
  form.element.classList.add('delve-form');
  return form.element;
}

function givenBy(gifts: GiftsSection | undefined): Pick<Setup, 'gifts'> {
  const given = gifts?.chosen();
  return given === undefined ? {} : { gifts: given };
}

interface FormParts extends Pick<SetupParts, 'translate' | 'until' | 'gifts'> {
  readonly groups: Readonly<Record<'party' | 'hero' | 'dungeon' | 'tier', HTMLElement>>;
  readonly stage: DelveStage;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onBegin: (seed: Seed | null) => void;
}

function formOf({ translate, until, gifts, groups, stage, onTurn, onBegin }: FormParts) {
  return stageForm({
    translate,
    until,
    steps: [
      { id: 'party', name: translate('setup.stepParty'), group: groups.party },
      { id: 'hero', name: translate('setup.stepHero'), group: groups.hero },
      { id: 'dungeon', name: translate('setup.stepDungeon'), group: groups.dungeon },
      { id: 'tier', name: translate('setup.stepTier'), group: groups.tier },
    ],
    first: 'dungeon',
    stage: stage.element,
    facts: stage.facts,
    names: { before: translate('setup.before'), next: translate('setup.next'), facts: translate('setup.facts') },
    more: gifts === undefined ? [] : [gifts.element],
    onTurn,
    onBegin,
  });
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
