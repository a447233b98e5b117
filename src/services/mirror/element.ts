export function element<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const made = page.createElement(tag);
  made.className = className;
  return made;
}

/** Sets or, for an empty value, removes; leaves what is right alone, so that nothing is read out again for nothing. */
export function setAttribute(on: Element, name: string, value: string | undefined): void {
  if (value === undefined || value === '') on.removeAttribute(name);
  else if (on.getAttribute(name) !== value) on.setAttribute(name, value);
}

export function setText(on: Element, text: string): void {
  if (on.textContent !== text) on.textContent = text;
}
