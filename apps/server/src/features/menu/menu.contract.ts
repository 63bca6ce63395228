import { z } from 'zod';

/** 1 = vehicles, 2 = equipment. */
export const ProductType = z.union([z.literal(1), z.literal(2)]);

/** How a site sells a product; every one has its words in the shop's languages. */
export const SaleLabel = z.enum([
  'presale',
  'coming_soon',
  'collection',
  'featured',
  'on_sale',
  'cash_price',
]);

export const MenuProduct = z.object({
  name: z.string(),
  original_name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  /** What sort of machine it is, in a word or two: "Scrambler". */
  kind: z.string().nullable(),
  tagline: z.string().nullable(),
  /** In the order of the site's data. */
  labels: z.array(SaleLabel),
});

export const MenuEntry = z.object({
  name: z.string(),
  original_name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  products: z.array(MenuProduct),
});

export type ProductType = z.infer<typeof ProductType>;
export type SaleLabel = z.infer<typeof SaleLabel>;
export type MenuProduct = z.infer<typeof MenuProduct>;
export type MenuEntry = z.infer<typeof MenuEntry>;

const TypeQuery = z.object({ type_id: z.coerce.number<1 | 2 | '1' | '2'>().pipe(ProductType) });

export const menuProducts = {
  method: 'GET',
  path: '/api/front/menu/products',
  summary: 'Categories of a type that show at least one product on this site, with those products',
  query: TypeQuery,
  response: z.object({ data: z.array(MenuEntry) }),
} as const;

export const menuCategories = {
  method: 'GET',
  path: '/api/front/menu/categories',
  summary: 'All categories of a type, with the products this site shows',
  query: TypeQuery,
  response: z.object({ data: z.array(MenuEntry) }),
} as const;
