import { z } from 'zod';
import { ProductManual } from '../products/products.contract.ts';

export const Manual = ProductManual.extend({
  product: z
    .object({ id: z.number(), slug: z.string(), name: z.string(), image: z.string().nullable() })
    .nullable(),
});
export type Manual = z.infer<typeof Manual>;

export const listManuals = {
  method: 'GET',
  path: '/api/front/manuals',
  summary: 'The manuals of the models this site shows, or of one product',
  query: z.object({
    product_id: z.coerce.number<number | string>().int().positive().max(2_147_483_647).optional(),
  }),
  response: z.object({ data: z.array(Manual) }),
} as const;
