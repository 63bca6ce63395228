import type { PictureSource } from '@paddock/ui/picture';
import type { UnitStatus } from './unit-filters.rules.ts';

/** A unit as a page shows it; amounts are words already, made where the language's data is. */
export type UnitView = {
  uuid: string;
  name: string;
  picture: PictureSource | null;
  /** The query string that shows its colour and size on the product page. */
  query: string;
  status: UnitStatus;
  place: { label: string; state: string | null };
  /** "12 km" from the visitor's place; null where none is known. */
  distance: string | null;
  /** Days from today to `readyOn`. */
  etd: number;
  /** The day on which it can be collected where it stands. */
  readyOn: string;
  /** The same in words. */
  ready: string;
  /** Minor units. */
  amount: number;
  currency: string;
  price: string;
  struckPrice: string | null;
};

export type UnitsView = {
  units: UnitView[];
  page: number;
  lastPage: number;
  total: number;
  statuses: { status: UnitStatus; count: number }[];
};

export type UnitAttribute = {
  id: number;
  slug: string;
  name: string;
  values: { id: number; content: string; color1: string | null; color2: string | null }[];
};
