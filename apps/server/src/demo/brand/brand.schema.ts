import { EDITIONS, type Edition } from '@paddock/i18n/locales';
import { z } from 'zod';
import { SaleLabel } from '../../features/menu/menu.contract.ts';
import { StateRates } from '../../features/taxes/taxes.contract.ts';
import { CheckoutFile } from './checkout.schema.ts';
import { Currency, isZone, Site, SiteSlug } from './site.schema.ts';

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
export type Locale = (typeof LOCALES)[number];

/** The languages and their regional editions: the texts that the loader writes. */
export const TEXT_LOCALES: readonly TextLocale[] = [...LOCALES, ...EDITIONS];
export type TextLocale = Locale | Edition;

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Category = z.strictObject({
  slug: Slug,
  type_id: z.union([z.literal(1), z.literal(2)]),
  // A model's slug: the category shows that model's first picture.
  shows: Slug,
});

const Colour = z.strictObject({ slug: Slug, color1: z.string(), color2: z.string().nullable() });
/** What variants differ in. A frame size reads the same in every language. */
const Options = z.strictObject({
  colours: z.array(Colour),
  sizes: z.array(z.strictObject({ slug: Slug, name: z.string().min(1) })),
});

const Feature = z.strictObject({ key: Slug, cover: z.string().optional(), video: z.string().optional() });

const Product = z.strictObject({
  slug: Slug,
  sku: z.string().min(1),
  category: Slug,
  original_name: z.string().min(1),
  // The studio's name for it: its pictures are called {model}-{colour}-{view}.
  model: Slug,
  warranty_months: z.int().nonnegative(),
  // The first colour is the one the model is shown in.
  variants: z.strictObject({
    prefix: z.string().min(1),
    colours: z.array(Slug).min(1),
    sizes: z.array(Slug),
  }),
  features: z.array(Feature),
  // Pictures outdoors for the gallery, listed in media.json too.
  scenes: z.array(z.string()).default([]),
  questions: z.int().nonnegative(),
  // The models an accessory is made for.
  fits: z.array(Slug).default([]),
});

/**
 * A value of the specification: a text that reads the same everywhere, `@key` for one that is translated,
 * `{ "mm": 830 }` for a number with a unit, `{ "@": key, … }` for a translated sentence with numbers in it.
 * A number written as a text keeps its decimals: "69.0".
 */
export const SpecValue = z.union([
  z.string().min(1),
  z.record(z.string(), z.union([z.number(), z.string()])),
]);
export type SpecValue = z.infer<typeof SpecValue>;

const Specs = z.strictObject({
  attributes: z.array(z.strictObject({ slug: Slug, group: Slug })),
  products: z.record(Slug, z.record(Slug, SpecValue)),
});

const Geometry = z.strictObject({
  measures: z.array(z.strictObject({ slug: Slug, unit: z.enum(['mm', 'deg', 'cm']) })),
  // A machine of one size has one size without a name.
  products: z.record(
    Slug,
    z.strictObject({ sizes: z.array(z.string()).min(1), values: z.record(Slug, z.array(z.number())) }),
  ),
});

/** What a group of sites leaves out of the range, and how it sells some of the rest. */
const Range = z.strictObject({
  sites: z.array(SiteSlug).min(1),
  without: z.array(Slug).default([]),
  labels: z.record(Slug, z.array(SaleLabel).min(1)).default({}),
});
const PriceList = z.strictObject({
  site: SiteSlug,
  currency: Currency,
  // Reduced prices end like the list's own: a multiple of this, less `under`.
  step: z.int().positive(),
  under: z.int().nonnegative(),
  amounts: z.record(Slug, z.int().positive()),
});

const STORE_SERVICES = ['showroom', 'pay_point', 'store_pickup', 'home_delivery', 'test_ride'] as const;
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
  /** Absent: the site's. */
  timezone: z.string().refine(isZone, 'is no time zone').optional(),
  office_hours: z.strictObject({
    weekday: z.string(),
    weekdays: z.string(),
    weekend: z.string(),
    /** ISO weekdays on which it is closed, and holidays of its own, with commas. */
    closed: z
      .string()
      .regex(/^[1-7](,[1-7])*$/)
      .optional(),
    holidays: z
      .string()
      .regex(/^((\d{4}-)?\d\d-\d\d(,|$))+$/)
      .optional(),
  }),
  services: z.array(z.enum(STORE_SERVICES)),
  lat: z.number(),
  lng: z.number(),
});

/** Towns with a dealer, by site: city, state, postcode, area's telephone code, lat, lng. `demo/dealers/place-dealers.ts` writes them. */
const DealerTowns = z.record(
  SiteSlug,
  z.array(
    z.tuple([
      z.string().min(1),
      ...[z.string().nullable(), z.string().nullable(), z.string().nullable()],
      ...[z.number(), z.number()],
    ] as const),
  ),
);

/** How dealers are called and found in a language. */
const Manner = z.strictObject({
  names: z.array(z.string()).min(3),
  people: z.array(z.string()).min(3),
  streets: z.array(z.string()).min(3),
  address: z.string(),
  hours: z.array(z.string()).min(1),
  weekend: z.array(z.string()).min(1),
});
export type Manner = z.infer<typeof Manner>;

const DealerManners = z.strictObject({
  /** How many dealers a site gets besides those in stores.json. */
  counts: z.record(SiteSlug, z.int().positive()),
  /** By site and state, where they differ from the site's. */
  timezones: z
    .record(SiteSlug, z.record(z.string(), z.string().refine(isZone, 'is no time zone')))
    .optional(),
  tongueOf: z.record(z.string().length(2), z.string()),
  tongues: z.record(z.string(), Manner),
});

/** How many units a shop gets and of what; expand-units.ts turns this into the units themselves. */
const UnitPlan = z.strictObject({
  site: SiteSlug,
  count: z.int().positive(),
  // How often a product comes up, against the others. A product that is not named is not on offer there.
  shares: z.record(Slug, z.int().positive()),
  // Accessories that lie on the shelf in numbers, besides those that come up by share.
  pieces: z.record(Slug, z.int().positive()).default({}),
  plant: z.string().min(1),
  // From the plant to a store of this country.
  transit_days: z.int().nonnegative(),
});

/** Of a hundred dealers that offer test rides, so many lend the model; the brand's own stores lend all. */
const DemonstratorPlan = z.strictObject({ product: Slug, share: z.int().min(1).max(100) });

const Customer = z.strictObject({
  site: SiteSlug,
  email: z.email(),
  given_name: z.string().min(1),
  family_name: z.string().min(1),
  locale: z.enum(LOCALES),
});

/** A vehicle that a customer of the demo has had for a while. */
const OwnedBike = z.strictObject({
  site: SiteSlug,
  customer: z.email(),
  variant: z.string().min(1),
  serial: z.string().min(1),
  delivered_days_ago: z.int().positive(),
  lost: z.strictObject({ days_ago: z.int().positive(), message: z.string().min(1) }).optional(),
});

/** Reviews of the demo, by product: each model has its own. */
const DemoReviews = z.record(
  Slug,
  z.array(
    z.strictObject({
      stars: z.int().min(1).max(5),
      title: z.string().min(1).max(120),
      text: z.string().min(1).max(4000),
      author: z.string().min(1).max(60),
      place: z.string().min(1).max(80),
      locale: z.enum(LOCALES),
      days_ago: z.int().positive(),
      answer: z.string().min(1).max(2000).optional(),
    }),
  ),
);

/** Where prices exclude tax and the rate depends on the state: the rates of a site. */
const SalesTax = z.record(SiteSlug, StateRates);

/** One entry per file of a brand's folder. A file with a default may be missing. */
export const BrandFiles = z.strictObject({
  sites: z.array(Site).min(1),
  categories: z.array(Category),
  options: Options,
  media: z.array(z.string().min(1)).default([]),
  products: z.array(Product),
  specs: Specs.default({ attributes: [], products: {} }),
  'search-aliases': z
    .record(Slug, z.partialRecord(z.enum(TEXT_LOCALES), z.array(z.string().min(1))))
    .default({}),
  geometry: Geometry.default({ measures: [], products: {} }),
  range: z.array(Range).default([]),
  prices: z.array(PriceList),
  stores: z.array(Store),
  'dealer-towns': DealerTowns.default({}),
  'dealer-manners': DealerManners.default({ counts: {}, tongueOf: {}, tongues: {} }),
  units: z.array(UnitPlan),
  demonstrators: z.array(DemonstratorPlan).default([]),
  customers: z.array(Customer).default([]),
  bikes: z.array(OwnedBike).default([]),
  checkout: CheckoutFile,
  'sales-tax': SalesTax.default({}),
  reviews: DemoReviews.default({}),
});
export type BrandFiles = z.infer<typeof BrandFiles>;
