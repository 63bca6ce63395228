import type { PictureSource } from '@paddock/ui/picture';

/** The codes the error page turns into its texts. */
export type PageErrorCode =
  | 'no_country'
  | 'no_locale'
  | 'not_found'
  | 'maintenance'
  | 'unknown_guard'
  | 'unavailable';

export type PageErrorData = { code: PageErrorCode; picture: PictureSource };
