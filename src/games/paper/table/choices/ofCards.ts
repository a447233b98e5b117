import { type ObjectiveId, POWERS, type PowerId } from '../../../../engine/paper';
import { refused } from '../refusals';
import { objectiveWords, powerWords } from '../words';
import { type Asking, type Choice, change, choice, perform } from './choice';

/** One objective and one power are marked, then both are kept. */
export function cardChoices({ seat: { id, hand: cards }, hand, translate }: Asking): readonly Choice[] {
  if (cards === null) return [];
  const isKnown = <Card extends string>(card: Card | 'unknown'): card is Card => card !== 'unknown';
  const objectives = cards.objectives.filter((card) => isKnown<ObjectiveId>(card));
  const powers = cards.powers.filter((card) => isKnown<PowerId>(card));
  return [
    ...objectives.map((objective, at) =>
      choice({
        id: `objective-${objective}`,
        label: translate('paperDungeons.press.objective', { name: objectiveWords(objective, translate) }),
        detail: translate(`paperDungeons.objectiveText.${objective}`),
        shortcut: String(at + 1),
        isChosen: hand.objective === objective,
        deed: change({ objective }),
      }),
    ),
    ...powers.map((power, at) =>
      choice({
        id: `power-${power}`,
        label: translate('paperDungeons.press.power', { name: powerWords(power, translate) }),
        detail: translate('paperDungeons.detail.power', {
          effect: translate(`paperDungeons.powerText.${power}`),
          total: signed(POWERS[power].endPoints),
        }),
        shortcut: String(objectives.length + at + 1),
        isChosen: hand.power === power,
        deed: change({ power }),
      }),
    ),
    keep({ seat: id, objective: hand.objective, power: hand.power }, translate),
  ];
}

/** `+3` or `−3`. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

interface Kept {
  readonly seat: Asking['seat']['id'];
  readonly objective: ObjectiveId | null;
  readonly power: PowerId | null;
}

function keep({ seat, objective, power }: Kept, translate: Asking['translate']): Choice {
  const isWhole = objective !== null && power !== null;
  return choice({
    id: 'keep',
    spot: { kind: 'go' },
    label: translate('paperDungeons.press.keep'),
    detail: translate('paperDungeons.detail.keep'),
    shortcut: 'K',
    weight: 'primary',
    refusal: isWhole ? null : refused('oneOfEach'),
    deed: isWhole ? perform({ type: 'keep', seat, objective, power }) : change({}),
  });
}
