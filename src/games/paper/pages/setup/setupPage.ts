import './setup.css';
import type { Seed } from '../../../../engine/kernel';
import type { Setup } from '../../../../engine/paper';
import { stageForm } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { PagesApp, Seating } from '../../../contract';
import { type DungeonStage, dungeonStage } from './dungeonStage';
import { type DungeonTiles, dungeonTiles, placeWords } from './dungeonTiles';
import { missionChoice } from './missionChoice';
import { seatChoice } from './seatChoice';
import { variantChoice } from './variantChoice';

export interface SetupParts {
  readonly translate: Translate;
  readonly until: AbortSignal;
  readonly sound: PagesApp['sound'];
  /** The setup that was chosen last, and who sat where. */
  readonly last: Setup;
  readonly lastSeating: Seating | null;
  /** Begins the game; without a seed, a random one is used. */
  readonly onBegin: (setup: Setup, seating: Seating, seed: Seed | null) => void;
}

/** The page on which the player chooses seats, dungeon, missions and variants. The choice is always a legal setup. */
export function setupPage({ translate, until, sound, last, lastSeating, onBegin }: SetupParts): HTMLElement {
  const stage = dungeonStage(translate);
  const onChange = (): void => {
    sound('choose');
    show();
  };
  const seats = seatChoice({ translate, last: lastSeating, onChange });
  const dungeons = dungeonTiles(last.dungeon, translate, onChange);
  const missions = missionChoice(last.missions, translate, onChange);
  const variants = variantChoice(last, translate, onChange);
  const setup = (): Setup => ({
    ...{ seats: seats.count(), dungeon: dungeons.chosen(), missions: missions.chosen() },
    ...variants.chosen(),
  });
  const groups = { seats: seats.element, dungeon: dungeons.element, missions: missions.element, variants: variants.element };
  const begin = (seed: Seed | null): void => onBegin(setup(), seats.chosen(), seed);
  const form = formOf({ translate, until, groups, stage, onTurn: dungeons.turn, onBegin: begin });
  const show = (): void => {
    const place = placeWords(dungeons.chosen(), translate);
    const count = seats.count();
    const who = translate('paperDungeons.setup.parties', { count });
    stage.show(dungeons.chosen(), count);
    variants.show(count);
    const values = { seats: who, dungeon: place, missions: missions.words(), variants: variants.words() };
    form.show(values, [place, who].join(' · '));
  };
  show();
  return form.element;
}

type StepId = 'seats' | 'dungeon' | 'missions' | 'variants';

interface FormParts extends Pick<SetupParts, 'translate' | 'until'> {
  readonly groups: Readonly<Record<StepId, HTMLElement>>;
  readonly stage: DungeonStage;
  readonly onTurn: DungeonTiles['turn'];
  readonly onBegin: (seed: Seed | null) => void;
}

const STEPS: readonly StepId[] = ['seats', 'dungeon', 'missions', 'variants'];

function formOf({ translate, until, groups, stage, onTurn, onBegin }: FormParts) {
  for (const [id, group] of Object.entries(groups)) group.classList.add('paper-step', `paper-step-${id}`);
  return stageForm<StepId>({
    translate,
    until,
    steps: STEPS.map((id) => ({ id, name: translate(`paperDungeons.setup.step.${id}`), group: groups[id] })),
    first: 'dungeon',
    stage: stage.element,
    facts: stage.facts,
    names: {
      before: translate('paperDungeons.setup.before'),
      next: translate('paperDungeons.setup.next'),
      facts: translate('paperDungeons.setup.facts'),
    },
    more: [],
    onTurn,
    onBegin,
  });
}
