import type { PictureSource } from '@paddock/ui/picture';

/** An accessory in stock, as a card names it. */
export type AccessoryCardView = {
  slug: string;
  name: string;
  kind: string | null;
  picture: PictureSource | null;
  price: string;
};
