import type { GemId } from '../content/ids';
import type { Draft } from '../draft';
import type { TableEventOf, TableEventType } from '../events';
import { seatAt } from '../rules/seats';
import { drawDice } from '../rules/throwing';
import type { SeatId } from '../state';
import { foldedSheet } from './sheet';

export type TableEvolvers = { readonly [Type in TableEventType]: (draft: Draft, event: TableEventOf<Type>) => void };

export const TABLE_EVOLVERS: TableEvolvers = {
  cardsKept(draft, { seat: id, objective, power }) {
    const seat = seatOf(draft, id);
    seat.hand = null;
    seat.objective = objective;
    seat.power = power;
    seat.ready = true;
  },
  cardsShown: showCards,
  phaseBegun(draft, { phase }) {
    draft.state.phase = phase;
    for (const at of draft.state.seats.keys()) draft.seat(at).ready = false;
  },
  turnBegun(draft, { turn }) {
    draft.state.turn = turn;
    for (const at of draft.state.seats.keys()) {
      const sheet = draft.sheet(at);
      sheet.used = [];
      sheet.changed = [];
    }
  },
  diceRolled(draft, { sides }) {
    draft.state.dice = sides;
    // The sides are the event's; drawing again only moves the stream on.
    draft.state.rolls = drawDice(draft.state.rolls).stream;
  },
  confirmed(draft, { seat }) {
    seatOf(draft, seat).ready = true;
  },
  takenBack(draft, { seat: id }) {
    const seat = seatOf(draft, id);
    seat.ready = false;
    if (seat.open !== null) draft.shareSheet(seatAt(id), seat.open);
    seat.open = null;
    seat.told = [];
  },
  turnShown(draft, { seat: id, events }) {
    const seat = seatOf(draft, id);
    // Where `open` is set, the sheet has moved with these events already.
    if (seat.open === null && events.length > 0) draft.shareSheet(seatAt(id), foldedSheet(seat.sheet, events));
    seat.open = null;
    seat.told = [];
  },
  gemsVanished: (draft, { gems }) => removeGems(draft, gems),
  missionClaimed: claimMission,
  bossWoke: () => undefined,
  bossFought(draft, { seat, glory, wounds }) {
    const sheet = draft.sheet(seatAt(seat));
    sheet.bosses = [...sheet.bosses, { fought: true, glory, wounds }];
  },
  bossFled(draft, { seat, glory }) {
    const sheet = draft.sheet(seatAt(seat));
    sheet.bosses = [...sheet.bosses, { fought: false, glory, wounds: 0 }];
  },
  rewardWon: () => undefined,
  rewardLost: () => undefined,
  gemsDispersed: (draft, { gems }) => removeGems(draft, gems),
  roundEnded(draft) {
    for (const at of draft.state.seats.keys()) if (draft.state.seats[at]?.sheet.lair === true) draft.sheet(at).lair = false;
  },
  gameEnded(draft, { results }) {
    draft.state.phase = 'over';
    for (const { seat, objective } of results) seatOf(draft, seat).objective = objective;
  },
};

function seatOf(draft: Draft, id: SeatId): ReturnType<Draft['seat']> {
  return draft.seat(seatAt(id));
}

function showCards(draft: Draft, { cards }: TableEventOf<'cardsShown'>): void {
  for (const { seat: id, power, objective, alignment } of cards) {
    const seat = seatOf(draft, id);
    seat.power = power;
    seat.objective = objective;
    seat.alignment = alignment;
  }
}

function claimMission(draft: Draft, { mission, points, seats }: TableEventOf<'missionClaimed'>): void {
  const place = draft.state.missions.findIndex(({ id }) => id === mission);
  draft.state.missions = draft.state.missions.map((card, at) => (at === place ? { ...card, claimed: true } : card));
  for (const seat of seats) {
    const sheet = draft.sheet(seatAt(seat));
    sheet.missions = sheet.missions.map((before, at) => (at === place ? points : before));
  }
}

function removeGems(draft: Draft, gems: readonly GemId[]): void {
  for (const [at, { sheet }] of draft.state.seats.entries()) {
    const lost = gems.filter((gem) => !sheet.taken.includes(gem) && !sheet.gone.includes(gem));
    if (lost.length > 0) draft.sheet(at).gone = [...sheet.gone, ...lost];
  }
}
