import type { SheetDraft } from '../draft';
import { sheetDraftOf } from '../draft';
import type { SheetEvent, SheetEventOf, SheetEventType } from '../sheetEvents';
import type { Sheet } from '../state';

type SheetEvolvers = { readonly [Type in SheetEventType]: (sheet: SheetDraft, event: SheetEventOf<Type>) => void };

const SHEET_EVOLVERS: SheetEvolvers = {
  dieUsed(sheet, { die, digit, change }) {
    sheet.used = [...sheet.used, die];
    sheet.digits = [...sheet.digits, digit];
    if (change !== null) sheet.changed = [...sheet.changed, change];
  },
  heroRaised(sheet, { hero, level }) {
    sheet.heroes = { ...sheet.heroes, [hero]: level };
  },
  boxFilled(sheet, { item, boxes }) {
    sheet.items = { ...sheet.items, [item]: boxes };
  },
  potionsGained(sheet, { potions }) {
    sheet.potions = potions;
  },
  walkBegun(sheet, { steps }) {
    sheet.walk = { steps, rivers: [] };
  },
  roomEntered(sheet, { room, steps, lair }) {
    sheet.path = [...sheet.path, room];
    sheet.walk = { steps, rivers: sheet.walk?.rivers ?? [] };
    if (lair) sheet.lair = true;
  },
  stepsGained(sheet, { river, steps }) {
    sheet.walk = { steps, rivers: [...(sheet.walk?.rivers ?? []), river] };
  },
  walkEnded(sheet) {
    sheet.walk = null;
  },
  trapSprung: () => undefined,
  monsterBeaten(sheet, { monster }) {
    sheet.beaten = [...sheet.beaten, monster];
  },
  gemMarked(sheet, { gem, gems }) {
    sheet.gems = gems;
    if (gem !== null) sheet.taken = [...sheet.taken, gem];
  },
  damageTaken(sheet, { absorbed, damage }) {
    sheet.hearts += absorbed;
    sheet.damage = damage;
  },
  damageSpared: () => undefined,
  resurrected(sheet) {
    sheet.resurrected = true;
  },
  bonusLost: () => undefined,
  bonusesDue(sheet, { due }) {
    sheet.due = due;
  },
};

export function isSheetEvent(event: { readonly type: string }): event is SheetEvent {
  return Object.hasOwn(SHEET_EVOLVERS, event.type);
}

/** Changes a sheet that nobody else holds. */
export function applyToSheet(sheet: SheetDraft, event: SheetEvent): void {
  const evolver = SHEET_EVOLVERS[event.type] as (sheet: SheetDraft, event: SheetEvent) => void;
  evolver(sheet, event);
}

export function foldedSheet(sheet: Sheet, events: readonly SheetEvent[]): Sheet {
  const draft = sheetDraftOf(sheet);
  for (const event of events) applyToSheet(draft, event);
  return draft;
}
