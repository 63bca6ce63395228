import { z } from 'zod';
import { InventoryItem } from '../inventory/inventory.contract.ts';

/** `held`: in another checkout, which may still end. `withdrawn`: not for sale any more. */
export const UnavailableReason = z.enum(['sold', 'held', 'withdrawn']);

export const CartUnit = InventoryItem.pick({
  uuid: true,
  location: true,
  local_etd: true,
  total_etd: true,
  ready_on: true,
  final_price: true,
  final_price_formatted: true,
}).extend({
  /** The model: "Lupo 500". */
  name: z.string(),
  /** What tells it apart from its sisters: "Rosso Adriatico, 54". Empty when nothing does. */
  variant: z.string(),
  product_slug: z.string(),
  variant_id: z.number(),
  /** Equal pieces of an accessory are bought by number, vehicles one by one. */
  is_accessory: z.boolean(),
  status: z.enum(['draft', 'in_production', 'in_transit', 'on_hand', 'sold', 'delivered']),
  /** A key of the media manifest. */
  attributes: z.object({ picture: z.string().nullable() }),
});

/** One line is one unit, so a line is named by its unit. */
export const CartItem = CartUnit.extend({
  id: z.uuid(),
  unavailable: z.boolean(),
  reason: UnavailableReason.nullable(),
  /** In place of an unavailable unit: at most three of the same product, the same variant first. */
  alternatives: z.array(CartUnit),
}).meta({ id: 'CartItem' });

export const Cart = z
  .object({
    uuid: z.uuid(),
    items: z.array(CartItem),
    currency: z.string(),
    /** Minor units; unavailable lines are not counted. */
    subtotal: z.number(),
    subtotal_formatted: z.string(),
    /** Contained in the prices or added to them, as `taxes_included` says. */
    taxes: z.number(),
    taxes_formatted: z.string(),
    taxes_included: z.boolean(),
    /** Percent; null where it is known only with the address. */
    tax_rate: z.number().nullable(),
    total: z.number(),
    total_formatted: z.string(),
  })
  .meta({ id: 'Cart' });

export type UnavailableReason = z.infer<typeof UnavailableReason>;
export type CartUnit = z.infer<typeof CartUnit>;
export type CartItem = z.infer<typeof CartItem>;
export type Cart = z.infer<typeof Cart>;

const CartAnswer = z.object({ data: Cart });

export const showCart = {
  method: 'GET',
  path: '/api/front/cart',
  summary: 'The bag that X-Cart-Id names; an unknown one is empty',
  response: CartAnswer,
} as const;

export const addToCart = {
  method: 'POST',
  path: '/api/front/cart/items',
  summary: 'Puts a unit into the bag. Nothing is held; the same unit again changes nothing',
  body: z.object({ uuid: z.uuid().toLowerCase() }),
  response: CartAnswer,
} as const;

export const setQuantity = {
  method: 'PUT',
  path: '/api/front/cart/pieces',
  summary:
    'Makes the bag hold so many pieces of a variant of an accessory: adds the soonest ones, takes out the last added',
  body: z.object({
    variant_id: z.number().int().positive().max(2_147_483_647),
    quantity: z.number().int().min(0).max(20),
  }),
  response: CartAnswer,
} as const;

export const removeFromCart = {
  method: 'DELETE',
  path: '/api/front/cart/items/:uuid',
  summary: 'Takes a unit out of the bag; one that is not in it changes nothing',
  params: z.object({ uuid: z.uuid().toLowerCase() }),
  response: CartAnswer,
} as const;
