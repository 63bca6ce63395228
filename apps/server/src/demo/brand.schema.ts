import { z } from 'zod';
import { Currency, Site, SiteSlug } from './site.schema.ts';

/** The languages every word of the brand must exist in. URL form: `kh` is Khmer. */
export const LOCALES = [
  'ar',
  'cs',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fr',
  'he',
  'it',
  'ja',
  'kh',
  'pl',
  'vi',
  'zh',
] as const;

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Words = z.record(z.enum(LOCALES), z.string().min(1));
const Picture = z.string().nullable();

const Category = z.strictObject({
  slug: Slug,
  type_id: z.union([z.literal(1), z.literal(2)]),
  original_name: z.string().min(1),
  picture: Picture,
  names: Words,
});

const Attribute = z.strictObject({
  slug: Slug,
  original_name: z.string().min(1),
  names: Words,
  values: z.array(
    z.strictObject({
      slug: Slug,
      original_content: z.string().min(1),
      settings: z.strictObject({ color1: z.string(), color2: z.string().nullable() }).partial(),
      // A frame size reads the same everywhere: no entry, no translation.
      contents: z.union([Words, z.strictObject({})]),
    }),
  ),
});

const Medium = z.strictObject({
  key: z.string().min(1),
  mime_type: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  // Empty for a picture that only decorates.
  alts: z.record(z.enum(LOCALES), z.string()),
});

const Product = z.strictObject({
  slug: Slug,
  sku: z.string().min(1),
  category: Slug,
  original_name: z.string().min(1),
  picture: Picture,
  warranty_months: z.int().nonnegative(),
  kind: Words,
  tagline: Words.optional(),
  variants: z
    .array(z.strictObject({ sku: z.string().min(1), colour: Slug, size: Slug.optional(), picture: Picture }))
    .min(1),
  media: z.array(z.strictObject({ key: z.string(), role: z.enum(['gallery', 'hero', 'feature', 'spin']) })),
});

const Range = z.strictObject({ sites: z.array(SiteSlug).min(1), without: z.array(Slug).min(1) });
const PriceList = z.strictObject({
  site: SiteSlug,
  currency: Currency,
  amounts: z.record(Slug, z.int().positive()),
});

const Store = z.strictObject({
  site: SiteSlug,
  ref: Slug,
  name: z.string().min(1),
  address: z.string().min(1),
  city: z.string().min(1),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country_iso: z.string().length(2),
  phone: z.string(),
  email: z.email(),
  office_hours: z.strictObject({ weekday: z.string(), weekdays: z.string(), weekend: z.string() }),
  services: z.array(z.string()),
  lat: z.number(),
  lng: z.number(),
});

const Unit = z.strictObject({
  site: SiteSlug,
  ref: Slug,
  product: Slug,
  variant: z.string(),
  status: z.enum(['draft', 'in_production', 'in_transit', 'on_hand']),
  serial: z.string().optional(),
  store: Slug.optional(),
  plant: z.string().optional(),
  production_in_days: z.int().nonnegative().optional(),
  transit_in_days: z.int().nonnegative().optional(),
  local_days: z.int().nonnegative(),
});

const Customer = z.strictObject({
  site: SiteSlug,
  email: z.email(),
  given_name: z.string().min(1),
  family_name: z.string().min(1),
  locale: z.enum(LOCALES),
});

/** One entry per file of a brand's folder. */
export const Brand = z.strictObject({
  sites: z.array(Site).min(1),
  categories: z.array(Category),
  attributes: z.array(Attribute),
  media: z.array(Medium),
  products: z.array(Product),
  range: z.array(Range),
  prices: z.array(PriceList),
  stores: z.array(Store),
  units: z.array(Unit),
  customers: z.array(Customer),
});
export type Brand = z.infer<typeof Brand>;
