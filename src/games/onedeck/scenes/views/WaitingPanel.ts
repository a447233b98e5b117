import type { Scene } from 'phaser';
import { measure, Painting, type Pen, paintFrame, paintPicture, roundRect, write } from '../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../table';
import type { HeroView, TableLayout, TableView, WaitingView } from '../../table';
import { hueOf, paintDiorama } from './diorama';
import { colourOf, paintHeroMark } from './heroMark';
import { paintStop, type Stop } from './paintStop';
import { paintChange } from './split/paintHero';

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
      this.drawFoe({ pen, text }, waiting, place.foe),
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
  private drawFoe({ pen, text }: TextPen, { foe, words }: WaitingView, rect: Rect): void {
    roundRect(pen, rect, 12);
    pen.fillStyle = PALETTE.ground;
    pen.fill();
    if (foe !== null) {
      const name = foe.picture.slice(foe.picture.indexOf('/') + 1);
      paintDiorama(this.scene, pen, { figure: foe.picture, ...hueOf(name), rect, edge: 12, light: 64 });
    }
    pen.save();
    roundRect(pen, rect, 12);
    pen.clip();
    const shade = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
    shade.addColorStop(0, 'rgb(9 6 12 / 84%)');
    shade.addColorStop(0.5, 'rgb(9 6 12 / 10%)');
    shade.addColorStop(1, 'rgb(9 6 12 / 60%)');
    pen.fillStyle = shade;
    pen.fillRect(rect.x, rect.y, rect.width, rect.height);
    pen.restore();
    roundRect(pen, inset(rect, 0.75), 12);
    pen.lineWidth = 1.5;
    pen.strokeStyle = PALETTE.plain ? PALETTE.edge : 'rgb(107 81 52 / 80%)';
    pen.stroke();
    const room = { x: rect.x + text * 0.8, y: rect.y + text * 0.3, width: rect.width - text * 1.6, height: text * 1.7 };
    const title = { size: text * 1.3, font: 'name', stand: 'middle', lines: 1, least: 0.5, shadow: true, room } as const;
    if (foe !== null) {
      write(pen, foe.name, title);
      const { width } = measure(pen, foe.name, title);
      for (let at = 0; at < foe.xp; at++) {
        const lamp = { x: room.x + width + 8 + at * text, y: room.y + text * 0.35, width: text, height: text };
        paintPicture(this.scene, pen, { key: 'ui/lantern', rect: lamp });
      }
    }
    write(pen, words, {
      size: text,
      colour: PALETTE.bone,
      shadow: true,
      lines: 1,
      room: { ...room, y: room.y + (foe === null ? 0 : room.height) },
    });
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
