import { baseOf, EDITIONS } from '@paddock/i18n/locales';
import { MEASUREMENTS } from '@paddock/i18n/measures';
import { z } from 'zod';
import { Holidays } from '../../features/delivery/delivery.contract.ts';
import { TestRideTerms } from '../../features/test-rides/test-rides.contract.ts';

export const SiteSlug = z.string().regex(/^([a-z]{2}|global)$/);
export const Currency = z.string().regex(/^[A-Z]{3}$/);
// Messages choose their word by it.
const TAX_WORDS = ['vat', 'gst', 'sales_tax', 'consumption_tax', 'igv', 'itbms', 'itbis'] as const;
const Clock = z.string().regex(/^\d\d:\d\d$/);

export function isZone(zone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const Fact = z.string().min(1).max(200);

/** The company of a site: what it is called on documents, in the footer and in the policies. */
const Legal = z.strictObject({
  entity: Fact,
  address: z.array(Fact).min(2),
  vat_number: Fact.optional(),
  register: Fact.optional(),
  capital: Fact.optional(),
  representative: Fact.optional(),
  court: Fact.optional(),
  authority: Fact.optional(),
  host: Fact.optional(),
});

/** Paying by the month. The lender confirms rate, terms and words before a site shows them. */
const Financing = z
  .strictObject({
    partner: Fact,
    rate: z.number().min(0).max(40),
    terms: z.array(z.int().min(3).max(120)).min(1),
    deposit: z.strictObject({
      min: z.number().min(0).max(90),
      max: z.number().min(0).max(90),
      standard: z.number().min(0).max(90),
    }),
    min_minor: z.int().positive(),
    max_minor: z.int().positive(),
    notes: z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1).max(600)),
  })
  .refine(
    ({ terms }) => terms.every((months, n) => n === 0 || months > (terms[n - 1] ?? 0)),
    'terms must ascend',
  )
  .refine(
    ({ deposit }) => deposit.min <= deposit.standard && deposit.standard <= deposit.max,
    'the standard deposit must be between the smallest and the largest',
  );

/** One country's site as its file has it. Strict: a misspelt setting would otherwise simply not work. */
export const Site = z.strictObject({
  slug: SiteSlug,
  name: z.string().min(1),
  country: z.strictObject({
    iso: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    name: z.string().min(1),
    continent: z.string().min(1),
    region: z.enum(['africa', 'americas', 'asia', 'europe', 'oceania']),
  }),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  currency: Currency,
  timezone: z.string().refine(isZone, 'is no time zone'),
  locales: z
    .array(
      z
        .strictObject({
          code: z.string().regex(/^[a-z]{2}$/),
          name: z.string().min(1),
          default: z.boolean(),
          /** The regional edition in which this site shows the language. */
          edition: z.enum(EDITIONS).optional(),
        })
        .refine(
          ({ code, edition }) => !edition || baseOf(edition) === code,
          'is an edition of another language',
        ),
    )
    .min(1)
    .refine(
      (locales) => locales.filter((locale) => locale.default).length === 1,
      'needs exactly one default',
    ),
  enable_shop: z.boolean(),
  maintenance: z.boolean(),
  settings: z.strictObject({
    office_phone: z.string().regex(/^\+[\d ]{7,20}$/),
    /** Where an answer to one of our mails goes. */
    office_email: z.email().optional(),
    socials: z.partialRecord(z.enum(['facebook', 'instagram', 'linkedin', 'twitter', 'youtube']), z.url()),
    intercom: z.strictObject({ app_id: z.string().min(1) }).optional(),
    service_links: z
      .array(
        z.strictObject({
          kind: z.enum(['service_portal', 'order_warranty_portal', 'repair_information']),
          url: z.url(),
        }),
      )
      .optional(),
    wechat_qr: z.string().startsWith('/media/').optional(),
    map: z.enum(['google', 'baidu']).optional(),
    documents: z
      .strictObject({
        quality_policy_url: z.string().startsWith('/media/'),
        iso9001_url: z.string().startsWith('/media/'),
      })
      .optional(),
    price_display: z.enum(['inclusive', 'exclusive']),
    /** Percent. Absent where it depends on the address, or where there is none. */
    tax_rate: z.number().min(0).max(50).optional(),
    guestCheckout: z.boolean(),
    storePickup: z.boolean(),
    /** How long after a failed payment the mail about it waits; below the half hour the units are kept. Absent: 10. */
    failedPaymentMailMinutes: z.int().min(0).max(25).optional(),
    // Units not yet begun are offered too, as waiting for production.
    presale: z.boolean().optional(),
    /** Whether units in production can be ordered; drafts need it too. Absent: true. */
    sells_factory_units: z.boolean().optional(),
    /** What lengths, weights and distances are shown in; absent: metric units. */
    measurement: z.enum(MEASUREMENTS).optional(),
    /** The word for the tax on prices; absent: VAT. */
    tax_word: z.enum(TAX_WORDS).optional(),
    /** Public holidays: nothing is delivered or lent, stores are closed, and the withdrawal period does not end then. */
    holidays: Holidays.optional(),
    /** The right of withdrawal: days from the delivery. Absent: none. */
    withdrawal: z.strictObject({ days: z.int().min(14).max(365) }).optional(),
    /** After how many hours the next in line is told of a unit that is still free; absent: 24. */
    alerts: z.strictObject({ wait_hours: z.int().min(1).max(336) }).optional(),
    /** How test rides are offered; absent: not at all. 7 is Sunday. */
    test_ride: TestRideTerms.optional(),
    /** Where the reviews of products come from; absent: our own. */
    reviews: z.enum(['own', 'service']).optional(),
    /** Days from the delivery to a mail that invites to write a review; absent: none is sent. */
    review_invitation_days: z.int().min(1).max(90).optional(),
    /** What the law wants said beside a reduced price (Directive 98/6/EC, article 6a); absent: nothing. */
    prior_price: z.enum(['lowest_30_days']).optional(),
    /** Absent: no price by the month. */
    financing: Financing.optional(),
    consent: z.enum(['opt_in', 'ccpa', 'notice']),
    container: z.string().min(1),
    legal: Legal,
    hours: z.array(
      z.strictObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: Clock, closes: Clock }),
    ),
  }),
});
