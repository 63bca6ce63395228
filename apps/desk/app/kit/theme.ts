const STORAGE_KEY = 'desk.theme';
export type Theme = 'light' | 'dark' | 'system';

export function readTheme(): Theme {
  const kept = localStorage.getItem(STORAGE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Writes the chosen theme to the page; without a choice the system's one holds. */
export function applyTheme(theme: Theme = readTheme()): void {
  const html = document.documentElement;
  if (theme === 'system') delete html.dataset.theme;
  else html.dataset.theme = theme;
}

/** Switches between light and dark, without a transition of every colour on the page. */
export function toggleTheme(): Theme {
  const isDark =
    readTheme() === 'dark' ||
    (readTheme() === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const next: Theme = isDark ? 'light' : 'dark';
  localStorage.setItem(STORAGE_KEY, next);
  document.documentElement.dataset.switching = '';
  applyTheme(next);
  requestAnimationFrame(() => delete document.documentElement.dataset.switching);
  return next;
}
