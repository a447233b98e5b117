import type { Scene } from 'phaser';
import { Painting, type Pen, paintFrame, paintPicture, roundRect, write } from '../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../table';
import type { HeroView, TableLayout, TableView, WaitingView } from '../../table';
import { colourOf, paintHeroMark } from './heroMark';
import { paintStop, type Stop } from './paintStop';
import { paintChange } from './split/paintHero';
import { paintSide } from './split/paintSide';

interface FoeRoom {
  readonly rect: Rect;
  readonly text: number;
  readonly unit: number;
}

interface TextPen {
  readonly pen: Pen;
  readonly text: number;
}

/** Draws the foe that waits for the other pair, and what stopping now costs each hero who fights. */
export class WaitingPanel {
  private readonly foe: Painting;
  private readonly stop: Painting;

  constructor(private readonly scene: Scene) {
    this.foe = new Painting(scene);
    this.stop = new Painting(scene);
  }

  sync({ waiting, encounter, heroes, dungeon }: TableView, { waiting: place, text, unit }: TableLayout): void {
    if (waiting === null || place === null) {
      this.foe.hide();
      this.stop.hide();
      return;
    }
    this.foe.paint({ rect: place.foe, bleed: 2, shows: [waiting, text] }, (pen) =>
      this.drawFoe(pen, waiting, { rect: place.foe, text, unit }),
    );
    const stop = encounter?.stopNow ?? null;
    const fighting = heroes.filter(({ id }) => !waiting.heroes.includes(id)).map(({ id, name, mark }) => ({ id, name, mark }));
    const lit = dungeon.floors.filter((floor) => floor.lit && !floor.plain).map(({ name, effect }) => ({ name, effect }));
    this.stop.paint({ rect: place.stop, bleed: 6, shows: [stop, fighting, lit, text] }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'panel', rect: place.stop, most: unit });
      const rect = inset(place.stop, { top: text * 0.4, bottom: text * 0.4, left: text * 0.7, right: text * 0.7 });
      if (stop === null) drawFloors({ pen, text }, lit, rect);
      else if (stop.lives.length === 0) paintStop(this.scene, pen, { stop, rect, text });
      else this.drawLives({ pen, text }, stop, { rect, fighting });
    });
  }

  /** Paints the foe with its name, or that the pair rests. */
  private drawFoe(pen: Pen, { foe, words }: WaitingView, { rect, text, unit }: FoeRoom): void {
    const name = { x: rect.x + text * 0.8, y: rect.y + text * 0.3, width: rect.width - text * 1.6, height: text * 1.7 };
    if (foe === null) {
      write(pen, words, { size: text, room: { ...name, height: rect.height - text * 0.6 }, lines: 1 });
      return;
    }
    const place = { panel: rect, picture: rect, name, rule: { ...name, y: name.y + name.height }, plate: null };
    const side = { ...foe, rule: words, effect: words };
    paintSide(this.scene, pen, { side, place, text, unit, look: 'row', flipped: false });
  }

  /** Paints a line for each hero, and the time. */
  private drawLives(
    { pen, text }: TextPen,
    { title, lives, tolls, cost }: Stop,
    { rect, fighting }: { readonly rect: Rect; readonly fighting: readonly Pick<HeroView, 'id' | 'name' | 'mark'>[] },
  ): void {
    // With large letters lives come first.
    const head = { ...rect, height: rect.height < text * 6 ? 0 : text * 1.5 };
    if (head.height > 0)
      write(pen, title, { size: text * 1.1, font: 'name', colour: PALETTE.lantern, room: head, stand: 'middle', lines: 1 });
    const time = tolls.find(({ kind }) => kind === 'time');
    const foot = (time === undefined && tolls.length > 0) || rect.height < text * 4.6 ? 0 : text * 1.5;
    const high = Math.min(text * 2.2, (rect.height - head.height - foot) / Math.max(1, lives.length));
    for (const [at, life] of lives.entries()) {
      const row = { ...rect, y: head.y + head.height + at * high, height: high - 3 };
      const hero = fighting.find(({ id }) => id === life.hero);
      if (hero !== undefined) this.drawLife({ pen, text }, life, { row, hero });
    }
    if (foot > 0)
      this.drawTime(
        { pen, text },
        { time, cost: tolls.length === 0 ? cost : '' },
        { ...rect, y: rect.y + rect.height - foot, height: foot },
      );
  }

  private drawLife(
    { pen, text }: TextPen,
    life: Stop['lives'][number],
    { row, hero }: { readonly row: Rect; readonly hero: Pick<HeroView, 'id' | 'name' | 'mark'> },
  ): void {
    roundRect(pen, row, 6);
    pen.fillStyle = life.after === 0 ? 'rgb(142 43 51 / 55%)' : 'rgb(255 226 170 / 7%)';
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = colourOf(hero.id);
    pen.stroke();
    const side = row.height * 0.76;
    paintHeroMark(pen, hero, { x: row.x + 6, y: row.y + (row.height - side) / 2, width: side, height: side });
    const number = text * 4.4;
    const room = { ...row, x: row.x + side + 14, width: row.width - side - 18 - number };
    write(pen, hero.name, { size: text, room, stand: 'middle', lines: 1, least: 0.6 });
    const change = { ...row, x: row.x + row.width - number, width: number };
    paintChange(this.scene, pen, {
      before: life.before,
      after: life.after,
      size: Math.min(text * 1.15, row.height * 0.7),
      room: change,
    });
  }

  /** Writes the time that stopping costs, or what it costs where nobody loses anything. */
  private drawTime(
    { pen, text }: TextPen,
    { time, cost }: { readonly time: Stop['tolls'][number] | undefined; readonly cost: string },
    low: Rect,
  ): void {
    const said = time?.words ?? cost;
    if (said === '') return;
    const sign = time === undefined ? 0 : text * 1.3;
    if (time !== undefined)
      paintPicture(this.scene, pen, {
        key: 'ui/hourglass',
        rect: { x: low.x, y: low.y + (low.height - text) / 2, width: text, height: text },
      });
    write(pen, said, {
      size: text,
      room: { ...low, x: low.x + sign, width: low.width - sign },
      stand: 'middle',
      lines: 1,
      least: 0.6,
    });
  }
}

/** Before dice are rolled the effects of the floors have the place. */
function drawFloors(
  { pen, text }: TextPen,
  floors: readonly { readonly name: string; readonly effect: string }[],
  rect: Rect,
): void {
  const high = rect.height / Math.max(1, floors.length);
  for (const [at, { name, effect }] of floors.entries()) {
    const room = { ...rect, y: rect.y + at * high, height: high };
    const head = { ...room, height: Math.min(text * 1.3, high * 0.5) };
    write(pen, name, { size: text, font: 'name', colour: PALETTE.lantern, room: head, stand: 'middle', lines: 1 });
    write(pen, effect, { size: text, room: { ...room, y: room.y + head.height, height: high - head.height }, least: 0.6 });
  }
}
