import type { PictureSource } from '@paddock/ui/picture';

/** The codes the error page turns into its texts. */
export type PageErrorCode =
  | 'no_country'
  | 'no_locale'
  | 'not_found'
  | 'maintenance'
  | 'unknown_guard'
  | 'unavailable';

/** The parts of an office that the maintenance page shows. */
export type ClosedOffice = {
  phone: string | null;
  email: string | null;
  /** When the site is expected back, in words; null where that is not known or over. */
  back: string | null;
  /** "Monday – Friday", "09:00 – 18:30". */
  hours: { days: string; times: string }[];
  /** The name of the time zone: "Central European Time". */
  clock: string | null;
};

export type PageErrorData = { code: PageErrorCode; picture: PictureSource; office?: ClosedOffice };
