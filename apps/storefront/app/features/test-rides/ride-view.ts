import type { PictureSource } from '@paddock/ui/picture';

export type ModelView = {
  slug: string;
  name: string;
  kind: string | null;
  picture: PictureSource | null;
  href: string;
};

export type RideStoreView = {
  id: number;
  name: string;
  address: string;
  phone: string | null;
  /** "1.2" in the unit of the site; null without a place. */
  distance: string | null;
  href: string;
};

export type HourView = { startsAt: string; label: string };
export type DayView = { date: string; weekday: string; day: string; href: string };

/** Days of a store with the hours of the one that is shown. */
export type CalendarView = {
  days: DayView[];
  /** The day that is shown. */
  date: string | null;
  hours: HourView[];
  /** The store's clock, where it is not that of the site. */
  clock: string | null;
  timezone: string | null;
};

export type RideView = {
  models: ModelView[];
  model: ModelView | null;
  /** The page without the chosen model. */
  modelsHref: string;
  unit: 'km' | 'ml';
  place: string;
  isPlaceUnknown: boolean;
  stores: RideStoreView[];
  store: RideStoreView | null;
  storesHref: string;
  calendar: CalendarView;
  duration: string;
  licence: string | null;
  contact: { given_name: string; family_name: string; email: string; phone: string };
  isSignedIn: boolean;
  /** Sent twice, the form is one booking. */
  idempotencyKey: string;
};

/** What the api refused, with what was typed. */
export type RideReply = {
  message: string | null;
  isOffline: boolean;
  needsScript: boolean;
  errors: Readonly<Record<string, string>>;
  /** Free hours instead of a taken one. */
  next: HourView[];
  typed: Readonly<Record<string, string>>;
};

export type BookingView = {
  code: string;
  status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show';
  model: ModelView;
  store: RideStoreView;
  when: string;
  clock: string | null;
  duration: string;
  licence: string | null;
  isOpen: boolean;
  reason: string | null;
  isNew: boolean;
  isMoved: boolean;
  calendar: CalendarView;
  againHref: string;
  idempotencyKey: string;
};
