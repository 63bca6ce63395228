import type { PictureSource } from '@paddock/ui/picture';
import type { OptionGroup } from './choose-variant.rules.ts';

export type FittedModelView = { slug: string; name: string; picture: PictureSource | null };

/** What the page of an accessory has instead of units: one variant that is bought by number. */
export type AccessoryView = {
  options: OptionGroup[];
  chosen: {
    variantId: number;
    /** The chosen values, as a shopper reads them. */
    name: string;
    count: number;
    price: string | null;
    /** When the first piece is ready; null when there is none. */
    ready: { days: number; day: string } | null;
    picture: PictureSource | null;
  };
  /** The models it fits, by category. */
  fits: { category: string; models: FittedModelView[] }[];
};
