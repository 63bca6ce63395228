import { z } from 'zod';

/** A picture or a video. It is a video when its `mime_type` starts with `video`. */
export const Medium = z
  .object({
    /** What the storefront's media manifest knows it by. */
    key: z.string(),
    url_thumb: z.string(),
    url_md: z.string(),
    url_hd: z.string(),
    url_original: z.string(),
    mime_type: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    alt: z.string(),
    /** The picture shown before a video plays. */
    poster: z.string().nullable(),
  })
  .meta({ id: 'Medium' });

export const GalleryMedium = Medium.extend({
  /** The colour it shows, when it shows one variant's: a value of the `colour` attribute. */
  value_id: z.number().nullable(),
});

export const Feature = z.object({
  title: z.string(),
  text: z.string(),
  video: Medium.nullable(),
  cover: z.array(Medium),
});

export const SpecAttribute = z.object({
  slug: z.string(),
  group: z.string(),
  name: z.string(),
  values: z.array(z.object({ content: z.string() })),
});

/** One measure with its number for every frame size, smallest first. */
export const Geometry = z.object({
  slug: z.string(),
  name: z.string(),
  unit: z.enum(['mm', 'deg', 'cm']),
  sizes: z.array(z.object({ index: z.number(), name: z.string(), value: z.number() })),
});

export const ProductManual = z.object({
  id: z.number(),
  name: z.string(),
  files: z.array(
    z.object({
      url: z.string(),
      file_name: z.string(),
      locale: z.string(),
      mime_type: z.string(),
      bytes: z.number(),
    }),
  ),
});

/** Another product of the same category: the model switcher lists these, at most twelve before and after it. */
export const Sibling = z
  .object({
    slug: z.string(),
    name: z.string(),
    kind: z.string().nullable(),
    image: z.string().nullable(),
  })
  .meta({ id: 'Sibling' });

/** What is available in one colour, one size, or one colour and size; null stands for any. */
export const OfferChoice = z.object({
  /** Value ids of the attributes colour and size. */
  color: z.number().nullable(),
  size: z.number().nullable(),
  /** Lowest price of its available units, in minor units. Sold out: the list price, when there is one. */
  price: z.number().nullable(),
  price_formatted: z.string().nullable(),
  inventories_count: z.number(),
  etd_min: z.number().nullable(),
});

/** What is available now on this site. Absent where the shop is closed. */
export const Offer = z.object({
  currency: z.string(),
  /** Lowest price of the available units, in minor units; null when there are none. */
  price: z.number().nullable(),
  price_formatted: z.string().nullable(),
  inventories_count: z.number(),
  /** Days until the soonest unit is with the shopper. */
  etd_min: z.number().nullable(),
  /** The day on which that unit can be collected where it stands. */
  ready_on: z.iso.date().nullable(),
  /** The furthest stage of an available unit. */
  best_status: z.enum(['draft', 'in_production', 'in_transit', 'on_hand']).nullable(),
  /** Every colour the product is made in, sold out ones too; sizes, and sizes of a colour, only with available units. */
  choices: z.array(OfferChoice),
  /** The colour to show first: the cheapest that is available, then the soonest. Null without units or colours. */
  default_color: z.number().nullable(),
  /** Lowest list price, in minor units. Null unless the product is sold out here. */
  list_price: z.number().nullable(),
  list_price_formatted: z.string().nullable(),
});

/** A product of the same category with available units: offered in place of one that is sold out. */
export const SimilarProduct = Sibling.extend({
  price_formatted: z.string(),
  inventories_count: z.number(),
  etd_min: z.number(),
});

/** A colour the product is made in, whether a unit is available in it or not. */
export const ProductColor = z.object({
  value_id: z.number(),
  slug: z.string(),
  content: z.string(),
  color1: z.string().nullable(),
  color2: z.string().nullable(),
  /** A key of the media manifest. */
  picture: z.string().nullable(),
});

/** What is the same on every site: made once per language and kept until the product changes. */
export const ProductDocument = z.object({
  id: z.number(),
  slug: z.string(),
  sku: z.string(),
  type_id: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  original_name: z.string(),
  kind: z.string().nullable(),
  headline: z.string().nullable(),
  tagline: z.string().nullable(),
  /** Paragraphs parted by empty lines. */
  description: z.string().nullable(),
  image: z.string().nullable(),
  warranty_months: z.number(),
  category: z.object({ slug: z.string(), name: z.string(), original_name: z.string() }),
  /** The wide picture at the top, when there is one. */
  hero: Medium.nullable(),
  gallery: z.array(GalleryMedium),
  /** The frames of a turn around the machine, in order; empty when there is none. */
  spin: z.array(Medium),
  features: z.array(Feature),
  colors: z.array(ProductColor),
  attributes: z.array(SpecAttribute),
  geometries: z.array(Geometry),
  manuals: z.array(ProductManual),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The slugs of all sites that show it. */
  sites: z.array(z.string()),
});

export const ProductDetail = ProductDocument.extend({
  siblings: z.array(Sibling),
  offer: Offer.nullable(),
  /** At most three, nearest in the order of the category; empty unless the product is sold out on this site. */
  similar: z.array(SimilarProduct),
});

/** What a machine is to the law on driving licences, lowest first. */
export const LicenceKind = z.enum(['small', 'middle', 'large', 'full']);

/** A class of the site's country. A rider with this class may ride every model up to its kind. */
export const LicenceOption = z.object({ kind: LicenceKind, name: z.string() });

/** What decides whether a rider can use a motorcycle or scooter. */
export const ModelFit = z.object({
  slug: z.string(),
  /** Millimetres. */
  seat_height: z.number(),
  licence: LicenceKind.nullable(),
});

export type LicenceKind = z.infer<typeof LicenceKind>;
export type LicenceOption = z.infer<typeof LicenceOption>;
export type ModelFit = z.infer<typeof ModelFit>;
export type Medium = z.infer<typeof Medium>;
export type GalleryMedium = z.infer<typeof GalleryMedium>;
export type Feature = z.infer<typeof Feature>;
export type SpecAttribute = z.infer<typeof SpecAttribute>;
export type Geometry = z.infer<typeof Geometry>;
export type ProductManual = z.infer<typeof ProductManual>;
export type Sibling = z.infer<typeof Sibling>;
export type Offer = z.infer<typeof Offer>;
export type OfferChoice = z.infer<typeof OfferChoice>;
export type SimilarProduct = z.infer<typeof SimilarProduct>;
export type ProductColor = z.infer<typeof ProductColor>;
export type ProductDocument = z.infer<typeof ProductDocument>;
export type ProductDetail = z.infer<typeof ProductDetail>;

export const showProduct = {
  method: 'GET',
  path: '/api/front/products/:slug',
  summary: 'Everything a product page shows, in the asked language',
  params: z.object({ slug: z.string().max(100) }),
  response: z.object({ data: ProductDetail }),
} as const;

export const listModelFits = {
  method: 'GET',
  path: '/api/front/models/fit',
  summary: 'Seat height and licence of the motorcycles and scooters, with the licence classes of the country',
  response: z.object({
    data: z.object({ models: z.array(ModelFit), licences: z.array(LicenceOption) }),
  }),
} as const;
