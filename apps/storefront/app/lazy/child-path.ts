/** The indexes from `box` down to an element. The hydrated section has the same markup, so they lead to it again. */
export function childPath(box: Element, element: Element | null): number[] {
  const path: number[] = [];
  for (let at = element; at?.parentElement && at !== box; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}
