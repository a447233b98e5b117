import type { ButtonProps, HoldProps } from '../../../scenes';
import type { Entry, Shown } from '../table';

const PICTURES = { heart: 'ui/heart', potion: 'ui/potion', skull: null } as const;

/** Returns the red button of an end that kills; null where the first button is another one. */
export function endButton({ view, menu, held = null, busy }: Shown): HoldProps | null {
  const lethal = view.encounter?.lethal ?? null;
  const { first } = menu;
  if (lethal === null || first?.choice?.command.type !== 'finish') return null;
  const chains = lethal.chains.map(({ name, links }) => ({
    name,
    links: links.map(({ sign, count }) => ({ picture: PICTURES[sign], count })),
  }));
  const said = (how: string): string =>
    held === 'armed' ? lethal.again : lethal.fate.saved ? how : `${lethal.fate.words} ${how}`;
  return { label: first.brief, chains, hint: said(lethal.hint), brief: said(lethal.hold), held, refused: busy };
}

export function asButton(entry: Entry | null, busy: boolean): ButtonProps | null {
  return entry && { label: entry.brief, detail: entry.refusal ?? entry.detail, refused: busy || entry.refusal !== null };
}
