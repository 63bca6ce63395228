import { z } from 'zod';

const Part = z.tuple([z.string().min(1), z.string().min(1)]);
const Work = z.tuple([z.string().min(1), z.string(), z.string(), z.string()]);
const Schedule = z.strictObject({ columns: z.array(z.string()).length(4), rows: z.array(Work).min(1) });
const Steps = z.array(z.string().min(1)).min(1);

/** The words of the manuals in one language: manuals/<locale>.json. */
export const ManualTexts = z.strictObject({
  publisher: z.string(),
  edition: z.string(),
  page: z.string(),
  specification: z.string(),
  geometry: z.string(),
  figures: z.string(),
  size: z.string(),
  owner: z.strictObject({
    engine: z.array(Part),
    bicycle: z.array(Part),
    electric: z.array(Part),
    closing: z.array(Part),
  }),
  maintenance: z.strictObject({
    intro: z.string(),
    legend: z.string(),
    engine: Schedule,
    bicycle: Schedule,
    electric: Schedule.omit({ columns: true }),
  }),
  quick: z.strictObject({ engine: Steps, bicycle: Steps, electric: Steps }),
});
export type ManualTexts = z.infer<typeof ManualTexts>;

/** Written in Latin letters: the fonts every reader of PDF has know no others. */
export const MANUAL_LOCALES = ['de', 'de-CH', 'en', 'en-US', 'es', 'es-419', 'fr', 'it'] as const;
export type ManualLocale = (typeof MANUAL_LOCALES)[number];
