import './setup.css';
import './stage.css';
import type { Seed } from '../../engine/kernel';
import type { Translate } from '../../table';
import { made, submitButton } from '../dom';
import { seedField } from './seedField';
import { type Step, stepBar } from './stepBar';
import { followTurning } from './turning';

export interface StageFormParts<Id extends string> {
  readonly translate: Translate;
  readonly steps: readonly Step<Id>[];
  /** The step that is open at first. */
  readonly first: Id;
  /** The picture of the choice. */
  readonly stage: HTMLElement;
  /** The facts of the choice, which small screens fold. */
  readonly facts: HTMLElement;
  /** The names of the three buttons on the stage. */
  readonly names: Readonly<Record<'before' | 'next' | 'facts', string>>;
  /** Further fields below everything else. */
  readonly more: readonly HTMLElement[];
  readonly until: AbortSignal;
  /** Turns the stage to the next choice, or to the one before. */
  readonly onTurn: (by: 1 | -1) => void;
  /** Begins the game with the current choices; without a seed, a random one is used. */
  readonly onBegin: (seed: Seed | null) => void;
}

export interface StageForm<Id extends string> {
  readonly element: HTMLElement;
  /** Shows the values of all steps, and announces those that have changed. */
  show(values: Readonly<Record<Id, string>>, summary: string): void;
}

/** Returns a setup whose choices change one picture: a bar of steps, the stage, tiles below it, and the button. */
export function stageForm<Id extends string>(parts: StageFormParts<Id>): StageForm<Id> {
  const { translate, steps, stage, facts, more, until, onTurn } = parts;
  const element = made('form', { className: 'setup staged' });
  const told = made('p', { className: 'unseen' });
  const words = made('small', { className: 'begin-words' });
  const seed = seedField(translate);
  const open = (id: Id): void => {
    bar.open(id);
    element.dataset['step'] = id;
  };
  const bar = stepBar(steps, (id) => {
    open(id);
    focusChosen(steps.find((step) => step.id === id)?.group);
  });
  const begin = submitButton(translate('setup.begin'), () => {
    const by = seed.chosen();
    if (by.ok) part(stage, () => parts.onBegin(by.value));
  });
  const footer = made('div', { className: 'begin' });
  const rest = made('div', { className: 'setup-more' });
  told.setAttribute('role', 'status');
  begin.append(words);
  footer.append(begin);
  rest.append(...more);
  stage.append(...stageButtons(element, parts));
  for (const { id, group } of steps) group.addEventListener('focusin', () => open(id));
  element.append(bar.element, stage, facts, ...steps.map(({ group }) => group), rest, seed.element, footer, told);
  followTurning({ form: element, stage, until, onTurn, onStep: (at) => bar.element.querySelectorAll('button')[at]?.click() });
  open(parts.first);
  const announce = announcer(steps, translate);
  return {
    element,
    show(values, summary) {
      bar.show(values);
      words.textContent = summary;
      told.textContent = announce(values) ?? told.textContent;
    },
  };
}

/** The stage parts like a curtain while the table is fetched; it closes again where a question keeps the page. */
function part(stage: HTMLElement, onBegin: () => void): void {
  stage.classList.add('parting');
  stage.addEventListener('animationend', () => stage.classList.remove('parting'), { once: true });
  onBegin();
}

function focusChosen(group: HTMLElement | undefined): void {
  const input = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input');
  input?.focus();
  input?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Returns one sentence about the values that have changed; null if none has, and the first time. */
function announcer<Id extends string>(steps: readonly Step<Id>[], translate: Translate) {
  let former: Readonly<Record<Id, string>> | null = null;
  return (values: Readonly<Record<Id, string>>): string | null => {
    const changed = former === null ? [] : steps.filter(({ id }) => former?.[id] !== values[id]);
    former = values;
    const [first] = changed;
    if (first === undefined) return null;
    return translate('setup.told', { step: first.name, value: changed.map(({ id }) => values[id]).join(', ') });
  };
}

type ButtonParts = Pick<StageFormParts<string>, 'names' | 'onTurn'>;

function stageButtons({ dataset }: HTMLElement, { names, onTurn }: ButtonParts): readonly HTMLElement[] {
  const more = stageButton('facts', '?', names.facts);
  const fold = (isOpen: boolean): void => {
    dataset['facts'] = isOpen ? 'open' : 'folded';
    more.setAttribute('aria-expanded', String(isOpen));
  };
  const turn = made('div', { className: 'stage-turn' });
  const ways = [stageButton('before', '‹', names.before), stageButton('next', '›', names.next)];
  for (const [at, way] of ways.entries()) way.addEventListener('click', () => onTurn(at === 0 ? -1 : 1));
  more.addEventListener('click', () => fold(dataset['facts'] !== 'open'));
  fold(false);
  turn.append(...ways);
  return [turn, more];
}

function stageButton(kind: string, sign: string, name: string): HTMLButtonElement {
  const button = made('button', { className: `stage-button stage-${kind}`, textContent: sign });
  button.type = 'button';
  button.ariaLabel = name;
  return button;
}
