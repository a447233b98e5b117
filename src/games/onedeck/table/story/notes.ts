import type { CardId, EventOf, EventType } from '../../../../engine/onedeck';
import { type Chapter, type Fate, newChapter, type Round, type Story } from './chapter';

/** A story that is being built. */
export interface Draft extends Story {
  /** The card of the current encounter. */
  readonly facing: CardId | null;
  /** The cards behind the door that was opened last. */
  readonly behind: readonly CardId[];
}

type Note<Type extends EventType> = (draft: Draft, event: EventOf<Type>) => Draft;

/** What each type of event adds to a story; null where it adds nothing. A type without a line does not compile. */
export const NOTES: { readonly [Type in EventType]: Note<Type> | null } = {
  turnStarted: (draft) => counted(draft, 'turns', 1),
  timeSpent: (draft) => counted(draft, 'time', 1),
  stairsTokenPlaced: (draft) => counted(draft, 'time', 1),
  potionDrunk: (draft) => counted(draft, 'potions', 1),
  doorOpened: (draft, { cards }) => ({ ...counted(draft, 'doors', 1), behind: cards }),
  doorFled: (draft) => added(draft, 'fled', draft.behind),
  descended: (draft, { floor }) => begun(draft, floor),
  bossMet: (draft) => begun(draft, null),
  damageTaken: (draft, { hero, amount }) => {
    const before = draft.taken.find((one) => one.hero === hero)?.amount ?? 0;
    const taken = [...draft.taken.filter((one) => one.hero !== hero), { hero, amount: before + amount }];
    return { ...inRound(counted(draft, 'damage', amount), { damage: amount }), taken };
  },
  damageHealed: (draft, { amount }) => counted(draft, 'healed', amount),
  encounterBegun: (draft, { card }) => ({ ...draft, facing: card }),
  encounterEnded: (draft, { card, to }) =>
    withFate(draft, card, draft.facing !== card ? 'slipped' : to === 'loot' ? 'beaten' : 'escaped'),
  gameLost: (draft) => (draft.facing === null ? draft : withFate(draft, draft.facing, 'deadly')),
  cardClaimed: (draft, { card, as, hero }) => added(draft, 'loot', [{ card, as, hero }]),
  levelGained: (draft, { level }) => added(draft, 'levels', [level]),
  bossRoundBegun: (draft, { round }) => added(draft, 'rounds', [{ round, strikes: 0, damage: 0, healed: 0 }]),
  bossStruck: (draft, { amount }) => inRound(draft, { strikes: amount }),
  bossHealed: (draft, { amount }) => inRound(draft, { healed: amount }),
  phaseBegun: null,
  stairsFound: null,
  stairsStruck: null,
  doorPlaced: null,
  cardDiscarded: null,
  doorEntered: null,
  turnEnded: null,
  deckShuffled: null,
  dieStored: null,
  storedDiceLost: null,
  potionsGained: null,
  cardReplaced: null,
  itemDrained: null,
  xpSpent: null,
  heroFell: null,
  fightsSet: null,
  optionChosen: null,
  boxesSet: null,
  featUsed: null,
  bonusDieGiven: null,
  rollOrderChosen: null,
  skillUsed: null,
  effectBegun: null,
  diceChosen: null,
  symbolsPrevented: null,
  preventionSpent: null,
  boxCovered: null,
  wardBroken: null,
  consequencesCounted: null,
  dieRolled: null,
  dieRerolled: null,
  dieGained: null,
  dieChanged: null,
  dieRecolored: null,
  dieDiscarded: null,
  dieWithheld: null,
  bossFightEnded: null,
  gameWon: null,
};

function begun(draft: Draft, floor: number | null): Draft {
  return { ...draft, chapters: [...draft.chapters, newChapter(floor)] };
}

function written(draft: Draft, write: (chapter: Chapter) => Chapter): Draft {
  const last = draft.chapters.at(-1);
  return last === undefined ? draft : { ...draft, chapters: [...draft.chapters.slice(0, -1), write(last)] };
}

function counted(draft: Draft, what: 'turns' | 'doors' | 'time' | 'damage' | 'healed' | 'potions', amount: number): Draft {
  return written(draft, (chapter) => ({ ...chapter, [what]: chapter[what] + amount }));
}

function added<What extends 'faced' | 'fled' | 'loot' | 'levels' | 'rounds'>(
  draft: Draft,
  what: What,
  more: Chapter[What],
): Draft {
  return written(draft, (chapter) => ({ ...chapter, [what]: [...chapter[what], ...more] }));
}

function withFate(draft: Draft, card: CardId, fate: Fate): Draft {
  return { ...added(draft, 'faced', [{ card, fate }]), facing: null };
}

/** Changes the current round; does nothing outside of a boss fight. */
function inRound(draft: Draft, { strikes = 0, damage = 0, healed = 0 }: Partial<Omit<Round, 'round'>>): Draft {
  return written(draft, (chapter) => {
    const last = chapter.rounds.at(-1);
    if (last === undefined) return chapter;
    const now = { ...last, strikes: last.strikes + strikes, damage: last.damage + damage, healed: last.healed + healed };
    return { ...chapter, rounds: [...chapter.rounds.slice(0, -1), now] };
  });
}
