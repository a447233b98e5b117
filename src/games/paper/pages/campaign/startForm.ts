import type { CampaignId, MiniCampaign } from '../../../../engine/paper';
import { made, radios, submitButton } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { PagesApp, Seating } from '../../../contract';
import type { KeptCampaign } from '../../records';
import { seatChoice } from '../setup/seatChoice';
import { variantChoice } from '../setup/variantChoice';

type Missions = MiniCampaign['missions'];

export interface StartParts {
  readonly translate: Translate;
  readonly sound: PagesApp['sound'];
  readonly open: CampaignId;
  /** Null before it is begun for the first time. */
  readonly kept: KeptCampaign | null;
  readonly lastSeating: Seating | null;
  readonly onStart: (run: MiniCampaign, seating: Seating) => void;
}

/** The form before the first of three games: seats, missions and variants hold for all of them. */
export function startForm({ translate, sound, open, kept, lastSeating, onStart }: StartParts): HTMLElement {
  const form = made('form', { className: 'setup campaign-start' });
  let missions: Missions = 'drawn';
  const onChange = (): void => {
    sound('choose');
    variants.show(seats.count());
  };
  const seats = seatChoice({ translate, last: kept?.seating ?? lastSeating, onChange });
  const variants = variantChoice({ dispersal: true, openObjectives: false }, translate, onChange);
  const field = radios<Missions>({
    label: translate('paperDungeons.setup.missions'),
    name: 'missions',
    options: (['drawn', 'none'] as const).map((value) => ({ value, label: translate(`paperDungeons.setup.mission.${value}`) })),
    onChange: (value) => {
      missions = value;
    },
  });
  const start = submitButton(translate(kept === null ? 'paperPages.campaign.start' : 'paperPages.campaign.anew'), () =>
    onStart({ campaign: open, seats: seats.count(), missions, ...variants.chosen(), games: [] }, seats.chosen()),
  );
  field.show(missions);
  variants.show(seats.count());
  form.append(seats.element, field.element, variants.element, start);
  return form;
}
