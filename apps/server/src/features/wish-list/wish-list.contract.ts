import { z } from 'zod';

/** What a customer keeps at most; the table's trigger has the same limit. Browsers of guests keep as many. */
export const MAX_ENTRIES = 50;

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const UNIT = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = `${SLUG}(?:\\.\\d{0,9}(?:\\.\\d{0,9})?|\\.\\.\\.${UNIT})?`;

/**
 * What an entry is about, as one word: `falco-r`, `falco-r.12` in a colour, `falco-r.12.34` in a colour and size,
 * `falco-r..34` in a size, `falco-r...<uuid>` one unit.
 */
export const EntryKey = z
  .string()
  .max(150)
  .regex(new RegExp(`^${KEY}$`));

export const WishListEntry = z
  .object({
    key: z.string(),
    /** Null: the site no longer shows it. */
    product: z.object({ slug: z.string(), name: z.string(), kind: z.string().nullable() }).nullable(),
    /** Of the colour or the unit, else of the product: a key of the media manifest. */
    image: z.string().nullable(),
    /** Value ids of what was chosen; a unit has those of its variant. */
    color: z
      .object({ id: z.number(), color1: z.string().nullable(), color2: z.string().nullable() })
      .nullable(),
    size: z.number().nullable(),
    /** Both in words, "Rosso, 54"; empty: any. */
    version: z.string(),
    /**
     * `available`: price and day are those of the cheapest unit and the soonest, or of the one unit. `unit_held`: another
     * shopper has the unit in the checkout. `unit_sold`: it is gone. `sold_out`: no unit of the choice is available.
     * `not_sold_online`: the site has no shop. `gone`: the site no longer shows the product.
     */
    state: z.enum(['available', 'unit_held', 'unit_sold', 'sold_out', 'not_sold_online', 'gone']),
    /** Sold out: the list price, when there is one. */
    price_formatted: z.string().nullable(),
    /** Available units of the choice. Of a unit that is held or sold: others like it, else others of the model. */
    count: z.number(),
    etd_min: z.number().nullable(),
    ready_on: z.iso.date().nullable(),
    /** Where the one unit stands. */
    place: z.string().nullable(),
  })
  .meta({ id: 'WishListEntry' });
export type WishListEntry = z.infer<typeof WishListEntry>;

export const showWishListOffers = {
  method: 'GET',
  path: '/api/front/wish-list/offers',
  summary:
    "Today's price and day of entries that a browser keeps, in their order. The same for every visitor; at most 50 are answered",
  query: z.object({
    /** Keys, separated by commas. */
    entries: z
      .string()
      .max(8000)
      .regex(new RegExp(`^${KEY}(?:,${KEY})*$`)),
  }),
  response: z.object({ data: z.array(WishListEntry) }),
} as const;

export const listWishList = {
  method: 'GET',
  path: '/api/auth/wish-list',
  summary: "The customer's entries with today's price and day, newest first",
  response: z.object({ data: z.array(WishListEntry) }),
} as const;

export const listWishListKeys = {
  method: 'GET',
  path: '/api/auth/wish-list/keys',
  summary: "The keys of the customer's entries alone, newest first",
  response: z.object({ data: z.array(z.string()) }),
} as const;

export const addToWishList = {
  method: 'POST',
  path: '/api/auth/wish-list',
  summary:
    'Adds entries, newest first: one that was pressed, or those a browser kept before the sign-in. One that is there, or that the site does not show, changes nothing',
  body: z.object({ entries: z.array(EntryKey).min(1).max(MAX_ENTRIES) }),
  response: z.object({
    data: z.object({
      added: z.number(),
      /** New ones for which the list had no room. */
      left_out: z.number(),
      total: z.number(),
    }),
  }),
} as const;

export const removeFromWishList = {
  method: 'DELETE',
  path: '/api/auth/wish-list/:key',
  summary: 'Removes an entry of the customer. 404: the list does not have it',
  params: z.object({ key: EntryKey }),
  response: z.object({ data: z.object({ removed: z.literal(true) }) }),
} as const;
