import { DUNGEON_IDS, DUNGEONS, HERO_IDS, type HeroId, type Setup } from '../../engine/onedeck';
import type { TextKey, Translate } from '../../stage';
import { made } from '../dom';

const SIZES = [1, 2, 4] as const;
const SIZE_KEYS = { 1: 'setup.one', 2: 'setup.two', 4: 'setup.four' } as const satisfies Record<number, TextKey>;
const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const satisfies readonly Setup['tier'][];
const FIRST_PARTY: readonly HeroId[] = ['warrior', 'mage', 'rogue', 'paladin'];

export const FIRST_SETUP: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'standard' };

export interface SetupForm {
  readonly fields: HTMLElement;
  chosen(): Setup;
}

/** Who goes down, where and how hard: pills to choose among, always a setup that can be played. */
export function setupForm(translate: Translate, last: Setup): SetupForm {
  const fields = made('div', { className: 'setup' });
  let heroes = [...last.heroes];
  const party = pills(translate('setup.party'), { name: 'party', last: String(last.heroes.length) });
  const who = pills('', { name: 'hero', last: '' });
  const where = pills(translate('setup.dungeon'), { name: 'dungeon', last: last.dungeon });
  const how = pills(translate('setup.tier'), { name: 'tier', last: last.tier });
  const size = (): number => SIZES.find((count) => String(count) === party.value()) ?? 1;

  const showHeroes = (): void => {
    const count = size();
    const more = [...FIRST_PARTY, ...HERO_IDS].filter((hero) => !heroes.includes(hero));
    heroes = [...heroes, ...new Set(more)].slice(0, count);
    who.legend.textContent = translate('setup.heroes', { count });
    // One of them is a choice of one; several are several, and the one chosen first makes room.
    const kind = count === 1 ? 'radio' : 'checkbox';
    who.show(HERO_IDS.map((hero) => ({ value: hero, label: translate(`hero.${hero}`), kind, checked: heroes.includes(hero) })));
  };
  who.fields.addEventListener('change', ({ target }) => {
    const hero = HERO_IDS.find((id) => target instanceof HTMLInputElement && target.value === id);
    if (hero !== undefined && !heroes.includes(hero)) heroes = [...heroes.slice(1), hero];
    for (const input of who.inputs()) input.checked = heroes.some((id) => id === input.value);
  });
  party.fields.addEventListener('change', showHeroes);

  party.show(SIZES.map((count) => ({ value: String(count), label: translate(SIZE_KEYS[count]) })));
  showHeroes();
  where.show(DUNGEON_IDS.map((id) => dungeonPill(id, translate)));
  how.show(TIERS.map((tier) => ({ value: tier, label: translate(`tier.${tier}`), note: translate(`tierEffect.${tier}`) })));
  fields.append(party.fields, who.fields, where.fields, how.fields);
  return {
    fields,
    chosen: () => ({
      heroes: HERO_IDS.filter((hero) => heroes.includes(hero)),
      dungeon: DUNGEON_IDS.find((id) => id === where.value()) ?? last.dungeon,
      tier: TIERS.find((tier) => tier === how.value()) ?? last.tier,
    }),
  };
}

function dungeonPill(id: Setup['dungeon'], translate: Translate): Pill {
  const note = '●'.repeat(DUNGEONS[id].difficulty);
  return { value: id, label: translate(`dungeon.${id}`), note, spoken: spokenDungeon(id, translate) };
}

function spokenDungeon(dungeon: Setup['dungeon'], translate: Translate): string {
  return translate('setup.difficulty', { dungeon: translate(`dungeon.${dungeon}`), dots: DUNGEONS[dungeon].difficulty });
}

interface Pill {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  /** What a screen reader hears, where signs would not do. */
  readonly spoken?: string;
  readonly kind?: 'radio' | 'checkbox';
  readonly checked?: boolean;
}

interface Pills {
  readonly fields: HTMLElement;
  readonly legend: HTMLElement;
  show(choices: readonly Pill[]): void;
  inputs(): readonly HTMLInputElement[];
  value(): string;
}

function pills(title: string, { name, last }: { readonly name: string; readonly last: string }): Pills {
  const fields = made('fieldset', { className: 'pills' });
  const legend = made('legend', { textContent: title });
  const inputs = () => [...fields.querySelectorAll('input')];
  fields.append(legend);
  return {
    fields,
    legend,
    inputs,
    value: () => inputs().find(({ checked }) => checked)?.value ?? last,
    show(choices) {
      const made = choices.map((choice) => pill(choice, { name, checked: choice.checked ?? choice.value === last }));
      fields.replaceChildren(legend, ...made);
    },
  };
}

function pill(
  { value, label: text, note, spoken, kind = 'radio' }: Pill,
  { name, checked }: { readonly name: string; readonly checked: boolean },
): HTMLElement {
  const input = made('input');
  Object.assign(input, { type: kind, name, value, checked });
  if (spoken !== undefined) input.setAttribute('aria-label', spoken);
  const label = made('label', { textContent: text });
  if (note !== undefined) label.append(made('small', { textContent: note }));
  label.append(input);
  return label;
}
