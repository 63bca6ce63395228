/** Languages of the desk; a missing message falls back to English. */
export const DESK_LOCALES = ['en', 'it', 'es', 'ar'] as const;
/** Each language in its own words. */
export const LOCALE_NAMES = { en: 'English', it: 'Italiano', es: 'Español', ar: 'العربية' } as const;
export type DeskLocale = (typeof DESK_LOCALES)[number];

export const isDeskLocale = (value: unknown): value is DeskLocale =>
  (DESK_LOCALES as readonly unknown[]).includes(value);
