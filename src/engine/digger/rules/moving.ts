import type { Rejection } from '../../kernel';
import { type Mover, reachFrom, type Target } from '../board/reach';
import type { Space } from '../board/spaces';
import type { CommandOf } from '../commands';
import { reject } from '../rejections';
import type { State } from '../state';
import { ownTiles, placementsFrom } from './placing';
import { rivalsOf, squadsOf, surveyOf } from './rooms';
import { seatOn } from './seats';

function moverOf(state: State, place: number): Mover {
  return { survey: surveyOf(state), seat: place, rivals: rivalsOf(state, place) };
}

/** D36: a minion may be thrown in when something comes of it. */
function whyPitClosed(state: State, place: number): Rejection | null {
  if (state.pitUsed) return reject('pitUsed');
  const isUseful = state.coins.length > 0 || placementsFrom(state, place, ownTiles(state, place)).length > 0;
  return isUseful ? null : reject('pitGivesNothing');
}

const isPit = ({ survey }: Mover, at: Space): boolean => survey.pieceAt(at)?.kind === 'pit';

/** The legal steps of a seat, counted, and made when they are asked for. */
export class StepChoices {
  length = 0;
  private readonly groups: { readonly from: Space; readonly to: Space; readonly least: number; readonly most: number }[] = [];

  constructor(
    private readonly state: State,
    private readonly place: number,
  ) {
    const mover = moverOf(state, place);
    for (const { at, count } of squadsOf(seatOn(state, place).minions)) {
      for (const target of reachFrom(mover, at)) this.add(mover, { from: at, count, target });
    }
  }

  at(place: number): CommandOf<'step'> | undefined {
    let left = place;
    for (const { from, to, least, most } of this.groups) {
      const choices = most - least + 1;
      if (left < choices) return { type: 'step', from, to, count: least + left };
      left -= choices;
    }
    return undefined;
  }

  private add(mover: Mover, { from, count, target }: { from: Space; count: number; target: Target }): void {
    const { to, least } = target;
    const most = isPit(mover, to) ? Number(whyPitClosed(this.state, this.place) === null) : count;
    if (most < least || count < least) return;
    this.groups.push({ from, to, least, most });
    this.length += most - least + 1;
  }
}

/** The step that leads from one tile to another; undefined where none does. */
export function targetOf(state: State, place: number, { from, to }: { from: Space; to: Space }): Target | undefined {
  return reachFrom(moverOf(state, place), from).find((target) => target.to === to);
}

export function whyNoStep(state: State, place: number, { from, to, count }: CommandOf<'step'>): Rejection | null {
  const there = seatOn(state, place).minions.filter((at) => at === from).length;
  if (there === 0) return reject('noMinionThere');
  if (!Number.isInteger(count) || count < 1 || count > there) return reject('countWrong', { most: there });
  const target = targetOf(state, place, { from, to });
  if (target === undefined) return reject('notInReach');
  if (count < target.least) return reject('tooManyRivals', { least: target.least });
  if (!isPit(moverOf(state, place), to)) return null;
  return count > 1 ? reject('pitTakesOne') : whyPitClosed(state, place);
}
