import type { BrandSettings } from './read-brand-settings.ts';
import type { Theme } from './read-theme.ts';

/** The settings that pages need in the browser too; the others stay on the server. */
export const pickBrowserSettings = ({ name, pages, storyPeriods, hasMuseum, hasNews }: BrandSettings) => ({
  name,
  pages,
  storyPeriods,
  hasMuseum,
  hasNews,
});
export type BrowserSettings = ReturnType<typeof pickBrowserSettings>;

/** The colours and the font that scripts draw with. */
export const pickBrowserTheme = ({ bar, accent, ink, quiet, alert, mapFont }: Theme) => ({
  bar,
  accent,
  ink,
  quiet,
  alert,
  mapFont,
});
export type BrowserTheme = ReturnType<typeof pickBrowserTheme>;
