import type { Customer } from '@paddock/server/contracts/customers';
import type { OrderStatus } from '@paddock/server/contracts/orders';
import type { PictureSource } from '@paddock/ui/picture';

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

export type LatestOrder = {
  code: string;
  status: OrderStatus;
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
  bikes: { first: OwnBike | null; total: number } | null;
};
