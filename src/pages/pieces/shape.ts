const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element. Nothing is parsed, because the page's policy forbids markup as text. */
export function shape(
  tag: 'circle' | 'g' | 'image' | 'path' | 'rect' | 'svg' | 'text',
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly (SVGElement | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...content);
  return element;
}
