import { z } from 'zod';
import { InventoryItem } from '../inventory/inventory.contract.ts';

/** A size and colour of an accessory with what can be bought of it now. */
export const AccessoryVariant = z.object({
  id: z.number(),
  /** A key of the media manifest. */
  picture: z.string().nullable(),
  values: InventoryItem.shape.values,
  /** Pieces that can be bought now; zero when it is sold out. */
  count: z.number(),
  /** Lowest price of these pieces, in minor units; null when there are none. */
  price: z.number().nullable(),
  price_formatted: z.string().nullable(),
  /** The day on which the first piece can be collected where it lies, as the bag tells it; null when there is none. */
  ready_on: z.iso.date().nullable(),
  /** Days from today to that day. */
  total_etd: z.number().nullable(),
});

/** A model that the accessory is made for and that the site shows. */
export const FittedModel = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.string().nullable(),
  image: z.string().nullable(),
  category: z.string(),
});

export const Accessory = z.object({
  variants: z.array(AccessoryVariant),
  /** By category, in the order of the menu. */
  fits: z.array(FittedModel),
});

/** An accessory that is in stock, as a card names it. */
export const AccessoryCard = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.string().nullable(),
  image: z.string().nullable(),
  price: z.number(),
  price_formatted: z.string(),
});

export type AccessoryVariant = z.infer<typeof AccessoryVariant>;
export type FittedModel = z.infer<typeof FittedModel>;
export type Accessory = z.infer<typeof Accessory>;
export type AccessoryCard = z.infer<typeof AccessoryCard>;

export const showAccessory = {
  method: 'GET',
  path: '/api/front/accessories/:slug',
  summary: 'The variants of an accessory with what is in stock, and the models it fits',
  params: z.object({ slug: z.string().max(100) }),
  response: z.object({ data: Accessory }),
} as const;

/** Slugs of products, parted by commas. */
const Slugs = z.string().regex(/^[a-z0-9-]{1,100}(,[a-z0-9-]{1,100}){0,19}$/);

export const listAccessories = {
  method: 'GET',
  path: '/api/front/accessories',
  summary: 'At most four accessories in stock that fit one of the products, the most specific first',
  query: z.object({ fits: Slugs }),
  response: z.object({ data: z.array(AccessoryCard) }),
} as const;
