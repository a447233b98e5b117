import type { Scene } from 'phaser';
import {
  type Alignment,
  DUNGEONS,
  HERO_IDS,
  ITEM_IDS,
  lairOf,
  lairStanding,
  OBJECTIVE_IDS,
  OBJECTIVES,
  strengthAgainst,
} from '../../../../../engine/paper';
import { type Piece, SharedTexture } from '../../../../../scenes';
import type { Rect } from '../../../../../table';
import type { Entry, PaperLayout, Shown } from '../../../table';
import { paintBoss } from './paintBoss';
import { paintGoals } from './paintGoals';
import { paintFold } from './paintHead';
import { paintHero } from './paintHero';
import { paintItem } from './paintItem';
import { paintLife } from './paintLife';
import { paintSatchel } from './paintSatchel';
import { paintGems, paintMonsters } from './paintTracks';
import { paintTurns } from './paintTurns';

type Part = keyof PaperLayout['parts'];

/** Heroes, items with their fold, life, satchel, boss, two tracks, goals and turns: all lie below what is added later. */
const PIECES = HERO_IDS.length + ITEM_IDS.length + 8;
/** Light around a plate reaches a little beyond it. */
const BLEED = 8;

/** Draws the groups of the sheet beside the map. All of them share one texture; one that changes is painted alone. */
export class Wings {
  private readonly texture: SharedTexture;

  constructor(private readonly scene: Scene) {
    this.texture = new SharedTexture(scene, PIECES);
  }

  sync(shown: Shown, layout: PaperLayout): void {
    this.texture.paint([
      ...this.heroes(shown, layout),
      ...this.items(shown, layout),
      this.life(shown, layout),
      this.satchel(shown, layout),
      this.boss(shown, layout),
      ...this.tracks(shown, layout),
      this.goals(shown, layout),
      this.turns(shown, layout),
    ]);
  }

  private heroes(shown: Shown, { heroes, text }: PaperLayout): readonly Piece[] {
    const { labels, seat, entries } = shown;
    const alignment = alignmentIn(shown);
    return HERO_IDS.map((id) => {
      const isLit = entries.some(({ spot, refusal }) => refusal === null && spot.kind === 'hero' && spot.hero === id);
      const colour = alignment?.[id] ?? null;
      const row = { id, ...labels.heroes[id], level: seat.sheet.heroes[id], colour, isLit, rect: heroes[id], text };
      return this.piece(row, (pen) => paintHero(this.scene, pen, row));
    });
  }

  private items(shown: Shown, { items, text, parts }: PaperLayout): readonly (Piece | null)[] {
    const { labels, seat, entries } = shown;
    const lit = entries.filter(({ spot, refusal }) => refusal === null && spot.kind === 'item');
    const cells = ITEM_IDS.map((id) => {
      if (items === null) return null;
      const isLit = lit.some(({ spot }) => spot.kind === 'item' && spot.item === id);
      const cell = { id, name: labels.items[id], boxes: seat.sheet.items[id], isLit, rect: items[id], text };
      return this.piece(cell, (pen) => paintItem(this.scene, pen, cell));
    });
    return [...cells, this.itemsFold(shown, { text, rect: parts.items, isLit: lit.length > 0 || isOpen(entries, 'use-craft') })];
  }

  private itemsFold(
    shown: Shown,
    { text, rect, isLit }: { readonly text: number; readonly rect: Rect | undefined; readonly isLit: boolean },
  ): Piece | null {
    if (rect === undefined) return null;
    const boxes = ITEM_IDS.reduce((sum, id) => sum + shown.seat.sheet.items[id], 0);
    const note = `${boxes} / ${ITEM_IDS.length * 2}`;
    const fold = { rect, text, title: titleOf(shown, 'items'), note, sign: 'mark/anvil', colour: '#F4E6C3', isLit };
    return this.piece(fold, (pen) => paintFold(this.scene, pen, fold));
  }

  private life(shown: Shown, { text, parts: { life: rect } }: PaperLayout): Piece | null {
    if (rect === undefined) return null;
    const { heroes, damage, resurrected } = shown.seat.sheet;
    const life = { rect, text, title: titleOf(shown, 'life'), sheet: { heroes, damage, resurrected } };
    return this.piece(life, (pen) => paintLife(this.scene, pen, life));
  }

  private satchel(shown: Shown, { text, parts: { satchel: rect } }: PaperLayout): Piece | null {
    if (rect === undefined) return null;
    const { potions, hearts } = shown.seat.sheet;
    const isLit = isOpen(shown.entries, 'use-brew');
    const satchel = { rect, text, title: titleOf(shown, 'satchel'), isLit, sheet: { potions, hearts } };
    return this.piece(satchel, (pen) => paintSatchel(this.scene, pen, satchel));
  }

  private boss(shown: Shown, { text, parts: { boss: rect } }: PaperLayout): Piece | null {
    if (rect === undefined) return null;
    const { state, seat, labels } = shown;
    const { boss } = lairOf(state);
    const strip = {
      ...{ rect, text, boss, name: labels.boss, note: labels.lair },
      ...{ standing: lairStanding(state, seat), standingWords: labels.standing },
      strength: strengthAgainst(boss, seat),
    };
    return this.piece(strip, (pen) => paintBoss(this.scene, pen, strip));
  }

  private tracks(shown: Shown, { text, parts: { gems, monsters } }: PaperLayout): readonly (Piece | null)[] {
    const { sheet } = shown.seat;
    const gemTrack = gems === undefined ? null : { rect: gems, text, title: titleOf(shown, 'gems'), count: sheet.gems };
    const met =
      monsters === undefined ? null : { rect: monsters, text, title: titleOf(shown, 'monsters'), count: sheet.beaten.length };
    return [
      gemTrack === null ? null : this.piece(gemTrack, (pen) => paintGems(this.scene, pen, gemTrack)),
      met === null ? null : this.piece(met, (pen) => paintMonsters(this.scene, pen, met)),
    ];
  }

  private goals(shown: Shown, { text, parts: { missions: rect } }: PaperLayout): Piece | null {
    if (rect === undefined) return null;
    const goals = { rect, text, title: titleOf(shown, 'missions'), goals: shown.labels.goals };
    return this.piece(goals, (pen) => paintGoals(this.scene, pen, goals));
  }

  private turns({ state, seat: { sheet } }: Shown, { text, parts: { turn: rect } }: PaperLayout): Piece | null {
    if (rect === undefined) return null;
    const bosses = DUNGEONS[state.dungeon].lairs.map(({ boss: id, room }, at) => ({
      id,
      room,
      result: sheet.bosses[at] ?? null,
    }));
    const turns = { rect, text, turn: state.turn, digits: sheet.digits, bosses };
    return this.piece(turns, (pen) => paintTurns(this.scene, pen, turns));
  }

  private piece(shows: { readonly rect: Rect }, draw: Piece['draw']): Piece {
    return { rect: shows.rect, bleed: BLEED, shows, draw };
  }
}

const titleOf = ({ parts }: Shown, part: Part): string => parts.find(({ id }) => id === part)?.title ?? '';

/** While cards are chosen, the objective that is marked tells which dice would raise whom. */
function alignmentIn({ seat, entries }: Shown): Alignment | null {
  const marked = OBJECTIVE_IDS.find((id) => entries.some((entry) => entry.isChosen === true && entry.id === `objective-${id}`));
  return seat.alignment ?? (marked === undefined ? null : OBJECTIVES[marked].alignment);
}

const isOpen = (entries: readonly Entry[], wanted: string): boolean =>
  entries.some(({ id, refusal }) => id === wanted && refusal === null);
