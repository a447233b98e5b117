import type { MirrorPage } from '../../table/ports';
import { element, setText } from './element';

/** Changes the text of nodes that are there before it makes new ones: a screen reader keeps its place in them. */
export function showSections(root: HTMLElement, sections: MirrorPage['sections']): void {
  const nodes = matchChildren(root, 'section', sections.length);
  for (const [at, section] of sections.entries()) {
    const node = nodes[at];
    if (node === undefined) continue;
    const [title, list] = titleAndList(node);
    setText(title, section.heading);
    const lines = matchChildren(list, 'li', section.lines.length);
    for (const [row, line] of section.lines.entries()) {
      const item = lines[row];
      if (item !== undefined) setText(item, line);
    }
  }
}

function titleAndList(section: HTMLElement): readonly [Element, HTMLElement] {
  const title = section.querySelector('h2');
  const list = section.querySelector('ul');
  if (title !== null && list !== null) return [title, list];
  const page = section.ownerDocument;
  const made = [element(page, 'h2', ''), element(page, 'ul', '')] as const;
  // Some browsers drop the role of a list that shows no bullets.
  made[1].setAttribute('role', 'list');
  section.append(...made);
  return made;
}

function matchChildren(parent: HTMLElement, tag: 'section' | 'li', count: number): HTMLElement[] {
  while (parent.children.length > count) parent.lastElementChild?.remove();
  while (parent.children.length < count) parent.append(element(parent.ownerDocument, tag, ''));
  return [...parent.querySelectorAll<HTMLElement>(`:scope > ${tag}`)];
}
