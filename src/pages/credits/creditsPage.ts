import './credits.css';
import CREDITS from '../../../assets/credits.json';
import type { Licence } from '../../services';
import type { TextKey, Translate } from '../../table';
import { made } from '../dom';
import { lines, section } from '../pieces/sections';

export interface CreditsParts {
  readonly translate: Translate;
  readonly version: string;
  /** Null where the list could not be loaded. */
  readonly licences: readonly Licence[] | null;
}

/** The page with the authors of pictures, fonts and sounds, and the licences of all software in the build. */
export function creditsPage({ translate, version, licences }: CreditsParts): HTMLElement {
  const page = made('div', { className: 'page-body credits' });
  const paragraph = (key: TextKey): HTMLElement => made('p', { textContent: translate(key) });
  const outlines = CREDITS.outlines.map(({ figure, icon, author }) =>
    translate('credits.outline', { figure: translate(figure as TextKey), icon, author }),
  );
  const fonts = CREDITS.fonts.map(({ name, holder, home }) => {
    const line = made('span', { textContent: `${name}: © ${holder}, ` });
    line.append(linkTo(home.replace('https://', ''), home));
    return line;
  });
  page.append(
    made('p', { textContent: translate('credits.own', { version }) }),
    section(
      translate('credits.pictures'),
      paragraph('credits.picturesText'),
      lines(outlines),
      links('CC BY 4.0', 'CC BY 3.0', 'game-icons.net'),
    ),
    section(translate('credits.fonts'), paragraph('credits.fontsText'), lines(fonts), links('SIL OFL 1.1')),
    section(translate('credits.sounds'), paragraph('credits.soundsText'), links('CC BY 4.0')),
    section(translate('credits.debug'), paragraph('credits.debugText'), debugLink(translate)),
    section(translate('credits.software'), ...software(translate, licences)),
  );
  return page;
}

/** The debug scene is a page of its own, so the app starts again there. */
function debugLink(translate: Translate): HTMLElement {
  const link = made('a', { className: 'carved', textContent: translate('credits.openDebug') });
  link.href = './?debug';
  return link;
}

function software(translate: Translate, licences: readonly Licence[] | null): readonly HTMLElement[] {
  if (licences === null) return [made('p', { textContent: translate('credits.missing') })];
  return [made('p', { textContent: translate('credits.softwareText') }), ...licences.map(entry)];
}

/** Returns a licence that is folded at first. */
function entry({ name, version, licence, text }: Licence): HTMLElement {
  const details = made('details', { className: 'licence' });
  const words = made('pre', { textContent: text });
  words.lang = 'en';
  details.append(made('summary', { textContent: `${name} ${version} (${licence})` }), words);
  return details;
}

function links(...names: readonly (keyof typeof CREDITS.licences)[]): HTMLElement {
  const line = made('p', { className: 'credits-links' });
  line.append(...names.map((name) => linkTo(name, CREDITS.licences[name])));
  return line;
}

/** Opens a link in another tab, so that the game goes on in this one. */
function linkTo(textContent: string, href: string): HTMLElement {
  return Object.assign(made('a', { textContent }), { href, target: '_blank', rel: 'noopener noreferrer' });
}
