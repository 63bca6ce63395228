import type { Customer } from '@paddock/server/contracts/customers';
import type { PictureSource } from '@paddock/ui/picture';
import type { Chip } from '../order-status/order-status.ts';

/** Where the customer is signed in, with its dates said. */
export type SessionRow = {
  id: number;
  browser: string | null;
  system: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
  isHere: boolean;
  since: string;
  lastSeen: string | null;
};

export type PasskeyRow = { id: number; name: string; added: string; used: string | null };

/** An open alert: what it waits for, in words. */
export type AlertRow = {
  id: number;
  slug: string;
  name: string;
  /** "Rosso, 54"; empty: any. */
  version: string;
  near: { place: string; distance: string } | null;
  isPending: boolean;
};

export type LatestOrder = {
  code: string;
  chip: Chip;
  products: string;
  placed: string;
  total: string;
  pictures: PictureSource[];
};

export type OwnBike = {
  id: number;
  name: string;
  variant: string;
  until: string;
  isLost: boolean;
  picture: PictureSource | null;
};

/** Null: it could not be loaded; the rest of the page is shown without it. */
export type AccountView = {
  profile: Customer;
  /** How the customer is greeted in the page's language. */
  greeting: string;
  phone: { countries: { iso: string; name: string; code: string }[]; here: string };
  sessions: SessionRow[] | null;
  passkeys: PasskeyRow[] | null;
  orders: { latest: LatestOrder | null; total: number } | null;
  alerts: AlertRow[] | null;
  bikes: { first: OwnBike | null; total: number } | null;
};
