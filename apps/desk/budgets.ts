/** Kilobytes of gzip: what a screen loads before it is shown, and all styles. */
const BUDGETS_KB = { home: 170, list: 190, form: 250, css: 25 };

export interface RouteSize {
  readonly path: string;
  readonly kb: number;
}

/** Today is home; an address with a parameter is a subject with its forms; all others are lists. */
export function kindOf(path: string): 'home' | 'list' | 'form' {
  if (path === '/') return 'home';
  return path.includes(':') ? 'form' : 'list';
}

/** What is over its budget, in words; empty when the build may pass. */
export function findOverBudget(screens: readonly RouteSize[], cssKb: number): string[] {
  const over = screens.filter(({ path, kb }) => kb > BUDGETS_KB[kindOf(path)]);
  const lines = over.map(
    ({ path, kb }) => `${path}: ${kb.toFixed(1)} kB, a ${kindOf(path)} may have ${BUDGETS_KB[kindOf(path)]}`,
  );
  return cssKb > BUDGETS_KB.css ? [...lines, `styles: ${cssKb.toFixed(1)} kB of ${BUDGETS_KB.css}`] : lines;
}
