import { z } from 'zod';

/** A site's sales tax by state, in percent: base rates of the states, without those of counties and cities. */
export const StateRates = z.strictObject({
  /** The publisher of the rates, as shoppers read it. */
  source: z.string().min(1).max(80),
  /** The day on which they applied. */
  as_of: z.iso.date(),
  /** By the code of the state in addresses. A state without sales tax has 0; deliveries to one that is absent are refused. */
  states: z
    .record(z.string().regex(/^[A-Z]{2,3}$/), z.number().min(0).max(50))
    .refine((states) => Object.keys(states).length > 0, 'needs at least one state'),
});
export type StateRates = z.infer<typeof StateRates>;

/** A tax that is known only roughly, as the order keeps it: shoppers see where it applies and who published the rate. */
export const TaxEstimate = z.object({
  /** In its own words: "New York". */
  place: z.string(),
  /** Percent. */
  rate: z.number(),
  source: z.string(),
  as_of: z.iso.date(),
});
export type TaxEstimate = z.infer<typeof TaxEstimate>;

/** The same for a page: the rate as its language writes it. */
export const ShownTaxEstimate = TaxEstimate.pick({ place: true, source: true })
  .extend({ rate: z.string() })
  .meta({ id: 'ShownTaxEstimate' });
export type ShownTaxEstimate = z.infer<typeof ShownTaxEstimate>;
