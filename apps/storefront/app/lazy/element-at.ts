/** The element at a `childPath` of `box`; null if there is none. */
export function elementAt(box: Element, path: readonly number[] | null): HTMLElement | null {
  if (!path) return null;
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], box);
  return found instanceof HTMLElement ? found : null;
}
