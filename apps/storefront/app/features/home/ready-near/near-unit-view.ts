import type { PictureSource } from '@paddock/ui/picture';
import type { Point } from '../../near/point.rules.ts';

/** A vehicle that stands in a store, as the home page shows it. The browser adds the distance. */
export type NearUnitView = {
  readonly uuid: string;
  readonly model: string;
  /** Colour and size. */
  readonly variant: string;
  readonly picture: PictureSource | null;
  /** The dealer and its town. */
  readonly store: string;
  readonly position: Point;
  /** Days from today to `ready`, the day in words. */
  readonly etd: number;
  readonly ready: string;
  readonly price: string;
  /** Below the site: the product's units of this colour and size. */
  readonly href: string;
  /** The search for what else stands around its store. */
  readonly around: string;
};
