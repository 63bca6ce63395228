/**
 * In the page: which visible words do not fit. A word must lie in the window, in its button, link or label, and in
 * every box around it that hides what sticks out; what can be scrolled sideways may be longer. One line for each fault.
 */
export function findCutText(): string[] {
  // Closed on purpose, with a button to read on.
  const SHORTENED = '.ui-faded__text--closed';
  const CONTROL = 'button, a, label, summary, th, td, dt, dd, [role=tab], [class*=badge], [class*=chip]';
  const found = new Set<string>();
  const width = window.innerWidth;
  const wide = document.documentElement.scrollWidth;
  if (wide > width) found.add(`the page is ${wide} px wide`);

  const isHidden = (element: Element) => {
    const { width: across, height } = element.getBoundingClientRect();
    return across <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)';
  };
  const boxesAround = (element: Element) => {
    const boxes: { box: DOMRect; why: string }[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).display === 'contents') continue;
      if (isHidden(at) || at.matches(SHORTENED)) return null;
      const { overflowX, display, position } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return boxes;
      if (overflowX !== 'visible')
        boxes.push({ box: at.getBoundingClientRect(), why: `cut by ${at.className}` });
      else if (display !== 'inline' && at.matches(CONTROL))
        boxes.push({ box: at.getBoundingClientRect(), why: `sticks out of ${at.tagName} ${at.className}` });
      if (position === 'fixed') break;
    }
    boxes.push({ box: new DOMRect(0, -1e6, width, 2e6), why: 'outside the window' });
    return boxes;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('script, style, noscript, template, svg, option')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const around = boxesAround(parent);
    if (!around) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // The height of a line is more than its letters: a third of it may lie outside.
      const slack = line.height / 3;
      const fault = around.find(
        ({ box }) =>
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - slack ||
          line.bottom > box.bottom + slack,
      );
      if (fault && line.width > 1) found.add(`"${words.slice(0, 60)}" ${fault.why}`);
    }
  }
  return [...found];
}
