import { COLORS, HERO_IDS, HEROES, type HeroId, LEVELS, type SideFacts } from '../../../../engine/onedeck';
import { entry, made, numbersTable } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { arch } from '../pieces/arch';
import { heroFigure } from '../pieces/figure';
import { withGlow } from '../pieces/glow';
import { mark } from './boxes';

const SIDES = ['solo', 'party'] as const;
const SIDE_WORDS = { solo: 'codex.alone', party: 'codex.inParty' } as const;

/** Both sides of every hero card. */
export function heroChapter(translate: Translate): CodexChapter {
  const entries = HERO_IDS.map((hero) =>
    entry({
      id: `hero-${hero}`,
      name: translate(`hero.${hero}`),
      picture: arch(withGlow(heroFigure(hero), `hero/${hero}`)),
      content: SIDES.map((side) => heroSide(hero, side, translate)),
    }),
  );
  return { id: 'heroes', title: translate('codex.heroes'), look: 'alcoves', entries };
}

function heroSide(hero: HeroId, side: (typeof SIDES)[number], translate: Translate): HTMLElement {
  const facts: SideFacts = HEROES[hero][side];
  const { skill } = HEROES[hero][side];
  const part = made('div', { className: 'hero-side' });
  const stats = made('p', { className: 'hero-stats' });
  stats.append(
    made('span', { className: 'label', textContent: translate(SIDE_WORDS[side]) }),
    stat('heart', facts.health, translate('codex.health')),
    ...COLORS.map((color) => stat(color, facts[color], translate(`stat.${color}`))),
  );
  part.append(
    stats,
    ability(translate(`feat.${facts.feat.name}`), featWords(facts, translate)),
    ability(translate(`ability.${skill}`), translate(`effect.${skill}`)),
  );
  return part;
}

function stat(kind: Parameters<typeof mark>[0], count: number, words: string): HTMLElement {
  const element = made('span', { className: 'hero-stat' });
  element.append(mark(kind), made('span', { className: 'unseen', textContent: `${words}: ` }), String(count));
  return element;
}

/** Returns the facts of one side, with the numbers that differ between the sides. */
function featWords({ feat }: SideFacts, translate: Translate): string {
  const effect = translate(`featEffect.${feat.name}`);
  if ('holds' in feat) return `${effect} ${translate('codex.holds', { count: feat.holds })}`;
  if ('most' in feat) return `${effect} ${translate('codex.rollsUpTo', { count: feat.most })}`;
  const prices = feat.prices.map(({ dice, time }) =>
    translate('codex.price', {
      dice: translate('amount.heroicDice', { count: dice }),
      time: translate('amount.time', { count: time }),
    }),
  );
  return `${effect} ${prices.join('; ')}.`;
}

function ability(name: string, effect: string): HTMLElement {
  const line = made('p');
  line.append(made('b', { textContent: name }), ` ${effect}`);
  return line;
}

/** Lists the gains of each level, alone and in a party. */
export function levelChapter(translate: Translate): CodexChapter {
  const head = ['codex.level', 'codex.items', 'codex.skillsHeld', 'codex.bonusDice', 'codex.lanterns'] as const;
  const entries = SIDES.map((side) => {
    const name = translate(SIDE_WORDS[side]);
    const rows = LEVELS[side].map(({ items, skills, bonusDice, xp }, at) => [at + 1, items, skills, bonusDice, xp]);
    const table = numbersTable({ caption: name, head: head.map((key) => translate(key)), rows });
    return entry({ id: `level-${side}`, name, content: [table, translate('codex.levelNote')] });
  });
  return { id: 'levels', title: translate('codex.levels'), entries };
}
