import { z } from 'zod';

export const Region = z.enum(['africa', 'americas', 'asia', 'europe', 'oceania']);

export const SiteCountry = z.object({
  /** ISO 3166-1 alpha-2 in capitals; null on the global site, which is no country. */
  iso: z.string().length(2).nullable(),
  name: z.string(),
  continent: z.string(),
  region: Region,
});

export const SiteUrl = z.object({
  /** Path on this origin, such as `/it-it`. */
  url: z.string(),
  locale_code: z.string(),
  /** The regional edition in which the site shows this language; absent: the language as it is. */
  edition: z.string().optional(),
  locale_name: z.string(),
  default: z.boolean(),
});

/** The company that runs the shop. Texts are in the language of the country. */
export const SiteLegal = z.looseObject({
  entity: z.string(),
  address: z.array(z.string()),
  vat_number: z.string().nullish(),
  /** The company register and the number in it. */
  register: z.string().nullish(),
  capital: z.string().nullish(),
  /** The person who represents the company. */
  representative: z.string().nullish(),
  /** The place of the court for businesses. */
  court: z.string().nullish(),
  /** The authority that supervises data protection. */
  authority: z.string().nullish(),
  /** The hosting company: name, address, telephone. */
  host: z.string().nullish(),
});

/** Paying by the month: amounts are computed from it, see docs/guides/add-a-country.md#monthly-price. */
const SiteFinancing = z.object({
  /** The lender, as the example names it. */
  partner: z.string(),
  /** Nominal rate in percent a year. */
  rate: z.number(),
  /** Months to choose from, in ascending order. */
  terms: z.array(z.number()),
  /** Percent of the price. */
  deposit: z.object({ min: z.number(), max: z.number(), standard: z.number() }),
  /** What can be financed, in minor units. */
  min_minor: z.number(),
  max_minor: z.number(),
  /** What the law or the lender wants said, by language. */
  notes: z.record(z.string(), z.string()),
});

// Loose on purpose: settings are site data and grow without a release of the client.
export const SiteSettings = z.looseObject({
  intercom: z.looseObject({ app_id: z.string().nullish() }).nullish(),
  office_phone: z.string().nullish(),
  office_email: z.string().nullish(),
  legal: SiteLegal.nullish(),
  /** What lengths, weights and distances are shown in: `imperial_us`, `imperial_uk`; absent: metric units. */
  measurement: z.string().nullish(),
  /** The word for the tax on prices, such as `gst`; absent: VAT. */
  tax_word: z.string().nullish(),
  /** Where reviews come from: `service`; absent: our own. */
  reviews: z.string().nullish(),
  /** What the law wants said beside a reduced price: `lowest_30_days` (Directive 98/6/EC, article 6a). */
  prior_price: z.string().nullish(),
  /** Absent: no price by the month. */
  financing: SiteFinancing.nullish(),
  /** Whose map the dealers are shown on; absent: our own. */
  map: z.enum(['google', 'baidu']).nullish(),
  socials: z
    .looseObject({
      facebook: z.string().nullish(),
      instagram: z.string().nullish(),
      linkedin: z.string().nullish(),
      twitter: z.string().nullish(),
      youtube: z.string().nullish(),
    })
    .nullish(),
});

/** Opening hours in the site's timezone; `days` are ISO weekdays, 1 is Monday. */
export const OfficeHours = z.object({
  days: z.array(z.number().int().min(1).max(7)),
  opens: z.string(),
  closes: z.string(),
});

export const SiteOffice = z.object({
  office_phone: z.string().nullable(),
  office_email: z.string().nullable(),
  /** When a site in maintenance is expected back; null where that is not known. */
  maintenance_until: z.iso.datetime().nullable(),
  hours: z.array(OfficeHours),
  timezone: z.string(),
});

export const SiteEntry = z.object({
  slug: z.string(),
  name: z.string(),
  country: SiteCountry,
  urls: z.array(SiteUrl),
  enableShop: z.boolean(),
});

export const Site = SiteEntry.extend({
  settings: SiteSettings,
  currency: z.string().length(3),
  timezone: z.string(),
  country_lat: z.number(),
  country_long: z.number(),
});

export type Region = z.infer<typeof Region>;
export type SiteUrl = z.infer<typeof SiteUrl>;
export type SiteEntry = z.infer<typeof SiteEntry>;
export type SiteOffice = z.infer<typeof SiteOffice>;
export type Site = z.infer<typeof Site>;

export const listSites = {
  method: 'GET',
  path: '/api/sites',
  summary: 'Every country site',
  response: z.object({ data: z.array(SiteEntry), meta: z.object({ total: z.number().int() }) }),
} as const;

export const showSite = {
  method: 'GET',
  path: '/api/sites/:country',
  summary: 'One country site with its settings',
  params: z.object({ country: z.string().max(32) }),
  response: z.object({
    data: Site,
    meta: z.object({
      /** Another one after every change of a site, a menu or the list of sites: what was kept for it is still right. */
      revision: z.string(),
      /** When this was read: sent as `X-Moment` with the other calls of a page, all of them show the same time. */
      moment: z.string(),
      /** Pages with these tags change by their schedule within a day. */
      upcoming: z.array(z.object({ tag: z.string(), at: z.string() })),
    }),
  }),
} as const;

export const showOffice = {
  method: 'GET',
  path: '/api/sites/:country/office',
  summary: 'Phone, e-mail address and opening hours of a site, also while it is in maintenance',
  params: z.object({ country: z.string().max(32) }),
  response: z.object({ data: SiteOffice }),
} as const;
