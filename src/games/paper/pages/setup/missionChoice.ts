import { MISSION_IDS, MISSION_POINTS, type MissionId, type Setup } from '../../../../engine/paper';
import { choiceOf, made, radios } from '../../../../pages';
import type { Translate } from '../../../../table';

type Way = 'drawn' | 'chosen' | 'none';

const WAYS: readonly Way[] = ['drawn', 'chosen', 'none'];
const IN_PLAY = 3;

export interface MissionChoice {
  readonly element: HTMLElement;
  chosen(): Setup['missions'];
  words(): string;
}

/** Three missions drawn by chance, three that are chosen here, or none. The choice is always a legal one. */
export function missionChoice(last: Setup['missions'], translate: Translate, onChange: () => void): MissionChoice {
  const element = made('div', { className: 'paper-missions' });
  let way: Way = typeof last === 'string' ? last : 'chosen';
  let missions: readonly MissionId[] = typeof last === 'string' ? MISSION_IDS.slice(0, IN_PLAY) : last;
  const ways = radios<Way>({
    label: translate('paperDungeons.setup.missions'),
    name: 'missions',
    options: WAYS.map((value) => ({ value, label: translate(`paperDungeons.setup.mission.${value}`) })),
    onChange: (value) => {
      way = value;
      show();
      onChange();
    },
  });
  const cards = missionCards(translate, {
    isChosen: (mission) => missions.includes(mission),
    onChoose: (mission) => {
      missions = withMission(missions, mission);
      onChange();
    },
  });
  const note = made('p', { className: 'step-note' });
  const show = (): void => {
    cards.hidden = way !== 'chosen';
    note.textContent = translate(`paperDungeons.setup.missionNote.${way}`, { value: MISSION_POINTS });
  };
  show();
  ways.show(way);
  element.append(ways.element, note, cards);
  return {
    element,
    chosen: () => (way === 'chosen' ? missions : way),
    words: () => translate(`paperDungeons.setup.mission.${way}`),
  };
}

/** The mission that was chosen first makes room; one that is chosen again becomes the last to go. */
export function withMission(missions: readonly MissionId[], mission: MissionId): readonly MissionId[] {
  const others = missions.includes(mission) ? missions.filter((one) => one !== mission) : missions.slice(1);
  return [...others, mission];
}

interface Choosing {
  readonly isChosen: (mission: MissionId) => boolean;
  readonly onChoose: (mission: MissionId) => void;
}

function missionCards(translate: Translate, choosing: Choosing): HTMLElement {
  return choiceOf<MissionId>({
    label: translate('paperDungeons.setup.pick'),
    name: 'mission',
    kind: 'checkbox',
    cards: MISSION_IDS.map((value) => ({
      value,
      name: translate(`paperDungeons.mission.${value}`),
      content: [made('span', { className: 'line', textContent: translate(`paperDungeons.missionText.${value}`) })],
    })),
    ...choosing,
  });
}
