// Without the schema library: browsers need these numbers and not the schemas.

export const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

/** The languages in which a picture has an alternative text. */
export const ALTERNATIVE_LOCALES = [
  ...['ar', 'cs', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'ja', 'kh', 'pl', 'vi', 'zh'],
] as const;

export const MAX_ALTERNATIVE = 400;
