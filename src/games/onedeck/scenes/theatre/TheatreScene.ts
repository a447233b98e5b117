import {
  type ActMove,
  type Depth,
  type Setting,
  type TheatreHooks as SharedHooks,
  type StageFigure,
  Theatre,
} from '../../../../scenes';
import { paced, type Rect } from '../../../../table';
import type { OneDeckTuning } from '../../table';
import { type Gestures, subjectOf, type TableLayout, type TableView } from '../../table';
import { guestsIn, partyStandsIn } from '../views/guests';
import { glowOf, isEnd, isFought, subjectBox, wantedBy } from '../views/paintMiddle';
import { movingPartsOf, sheetOf } from '../views/scenery';

export interface TheatreHooks extends SharedHooks {
  readonly tuning: OneDeckTuning;
}

export interface TheatreProps {
  readonly view: Pick<TableView, 'middle' | 'scenery' | 'heroes'>;
  readonly layout: TableLayout;
}

/** Shows doors, foes, bosses and moments in the theatre, and lets them react to what happens at the table. */
export class TheatreScene extends Theatre {
  /** True while the figure is one that is fought. */
  isFight = false;

  constructor(private readonly hooks: TheatreHooks) {
    super(hooks);
  }

  show(props: TheatreProps): void {
    this.isFight = isFought(props.view.middle.kind);
    this.display(this.settingOf(props));
  }

  /** Returns steps that paint what is shown next. */
  stepsTo(props: TheatreProps): readonly (() => void)[] {
    return this.stepsToward(this.settingOf(props));
  }

  private settingOf({ view, layout }: TheatreProps): Setting {
    const { middle, scenery } = view;
    const { scene: rect, stand } = layout;
    const free = { ...stand, x: stand.x - rect.x, y: stand.y - rect.y };
    const whole = { ...rect, x: 0, y: 0 };
    return {
      rect,
      light: glowOf(view),
      about: middle.kind === 'doors' ? whole : free,
      sheets: { far: sheetOf(scenery, 'far'), mid: sheetOf(scenery, 'mid'), near: sheetOf(scenery, 'near') },
      alpha: alphasOf(middle.kind),
      parts: movingPartsOf(scenery),
      figure: this.figureOf(middle, { rect: whole, stand: free }),
      guests: guestsIn(view, { box: subjectBox(middle, { rect: whole, stand: free }), width: rect.width }),
      wanted: wantedBy(view),
    };
  }

  /** Reacts to a gesture of the table: a blow makes the lantern gutter, and a defeated foe burns away. */
  async follow(motion: keyof Gestures, signal: AbortSignal): Promise<void> {
    const pace = this.hooks.pace();
    if (pace === null) return;
    const { motions } = this.hooks.tuning;
    if (motion === 'encounterEnded') await this.act('dissolve', paced(motions.foeOvercome, pace), signal);
    if (motion !== 'damageTaken') return;
    const { isFight } = this;
    // Nobody waits for the light: the next blow may come before it burns again as it did.
    void this.gutter(signal);
    if (isFight) await this.act('strike', paced(motions.foeStrikes, pace), signal);
  }

  reel({ signal, ...part }: ActMove & { readonly signal: AbortSignal }): Promise<void> {
    return this.act('reel', part, signal);
  }

  /** It flinches from dice that cover a box: the more harm they spare the heroes, the further. */
  async flinch(harm: number, signal: AbortSignal): Promise<void> {
    const pace = this.hooks.pace();
    if (pace === null || !this.isFight) return;
    const { more, most, distance, turn, ...part } = paced(this.hooks.tuning.motions.foeFlinches, pace);
    const times = Math.min(most, 1 + more * harm);
    await this.act('reel', { ...part, distance: distance * times, turn: turn * times }, signal);
  }

  fall({ signal, ...part }: ActMove & { readonly signal: AbortSignal }): Promise<void> {
    return this.act('fall', part, signal);
  }

  private figureOf(middle: TableView['middle'], room: { readonly rect: Rect; readonly stand: Rect }): StageFigure | null {
    const picture = subjectOf(middle);
    if (picture === null) return null;
    const { foeMet, bossMet, momentCame } = this.hooks.tuning.motions;
    const { kind } = middle;
    const entrance =
      kind === 'boss'
        ? ({ name: 'rise', part: bossMet } as const)
        : ({ name: 'enter', part: kind === 'foe' ? foeMet : momentCame } as const);
    const without = partyStandsIn(middle);
    return { picture, box: subjectBox(middle, room), grounded: kind === 'foe', entrance, without };
  }
}

/** Returns the opacity of the sheets: they recede behind a figure, leave a boss free, and are gone at the end. */
function alphasOf(kind: TableView['middle']['kind']): Readonly<Record<Depth, number>> {
  if (isEnd(kind)) return { far: 0, mid: 0, near: 0 };
  const near = kind === 'boss' ? 0 : 1;
  return kind === 'doors' ? { far: 1, mid: 1, near } : { far: 0.4, mid: 0.5, near };
}
