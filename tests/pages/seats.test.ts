// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { BotId, Seat } from '../../src/engine/kernel';
import type { Seating } from '../../src/games/contract';
import { type SeatsForm, seatsForm } from '../../src/pages';
import { control, english, write } from './onPage';

const SEATS = ['Auger', 'Brood', 'Hobnail'].map((name) => ({ id: name.toLowerCase() as Seat, name }));
const BOTS = ['easy', 'hard'].map((id) => ({ id: id as BotId, name: id, detail: `${id} detail` }));
let form: SeatsForm;

function open(last: Seating | null = null, bots = BOTS): void {
  form = seatsForm({ translate: english, seats: SEATS, bots, least: 2, last });
  document.body.replaceChildren(form.element);
}
const cards = (): readonly string[] =>
  [...document.querySelectorAll('.seat')].map((card) =>
    [...card.querySelectorAll('strong, small')].map((part) => part.textContent).join(', '),
  );
const said = (): string | undefined => document.querySelector('[role="status"]')?.textContent;
const players = (): readonly unknown[] => Object.entries(form.chosen()).map(([seat, sitter]) => [seat, sitter?.player]);

beforeEach(() => open());

describe('the seats', () => {
  it('begin with a person and bots, each under a banner of its own', () => {
    expect(cards()).toEqual(['Auger, Person', 'Brood, Bot, easy', 'Hobnail, Bot, easy']);
    const banners = Object.values(form.chosen()).map((sitter) => sitter?.banner);
    expect(new Set(banners).size).toBe(3);
    expect(document.querySelectorAll('.seat svg')).toHaveLength(3);
  });

  it('begin with persons in a game without bots', () => {
    open(null, []);
    expect(cards()).toEqual(['Auger, Person', 'Brood, Person', 'Hobnail, Person']);
    expect(() => control('Bot')).toThrow();
  });

  it('are persons, bots of a strength, or empty, and each change is said', () => {
    control('Brood').click();
    control('Person').click();
    expect(said()).toBe('Brood: Person, banner Wave.');
    control('Hobnail').click();
    control('hard').click();
    expect(said()).toBe('Hobnail: Bot, hard, banner Leaf.');
    control('Auger').click();
    control('Nobody').click();
    expect(said()).toBe('Auger: Nobody.');
    expect(cards()).toEqual(['Auger, Nobody', 'Brood, Person', 'Hobnail, Bot, hard']);
    expect(players()).toEqual([
      ['brood', 'person'],
      ['hobnail', 'hard'],
    ]);
  });

  it('cannot be left by so many that nobody could play', () => {
    control('Nobody').click();
    control('Brood').click();
    expect(control('Nobody').closest('label')?.hidden).toBe(true);
    control('Auger').click();
    expect(control('Nobody').closest('label')?.hidden).toBe(false);
  });

  it('have the names that are written, and their own without one', () => {
    const name = document.querySelector<HTMLInputElement>('#seat-name');
    if (name === null) throw new Error('there is no field');
    write(name, '  Marta ');
    expect([cards()[0], form.chosen()['auger' as Seat]?.name]).toEqual(['Marta, Person', 'Marta']);
    write(name, ' ');
    expect(form.chosen()['auger' as Seat]?.name).toBe('Auger');
  });

  it('exchange banners: no two have the same', () => {
    control('Wave').click();
    const { auger, brood } = form.chosen() as Record<string, { banner: string }>;
    expect([auger?.banner, brood?.banner]).toEqual(['wave', 'flame']);
  });

  it('say that a device is handed on where several persons play', () => {
    const hint = (): string => document.querySelector('.seats-hint')?.textContent ?? '';
    expect(hint()).toBe('');
    control('Brood').click();
    control('Person').click();
    expect(hint()).toMatch(/behind a closed curtain/);
  });

  it('are as in the last game, and a bot or a banner that is not known any more is another', () => {
    open({
      ['auger' as Seat]: { player: 'person', name: 'Marta', banner: 'moon' },
      ['hobnail' as Seat]: { player: 'gone' as BotId, name: 'Hobnail', banner: 'moon' },
    });
    expect(cards()).toEqual(['Marta, Person', 'Brood, Nobody', 'Hobnail, Bot, easy']);
    expect(form.chosen()['hobnail' as Seat]?.banner).not.toBe('moon');
  });
});
