import { z } from 'zod';
import { typedLines, typedText } from '../../typed-text.contract.ts';

// Fields as feeds write them. A CSV knows only text, NDJSON has types: each field takes both.

export const Text = typedText('must be text').min(1, 'is empty').max(500, 'is longer than 500 characters');
export const LongText = typedLines('must be text').min(1, 'is empty').max(20_000, 'is too long');
export const Slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens, like lupo-500')
  .max(100, 'is longer than 100 characters');
export const SiteSlug = z
  .string('must be text')
  .regex(/^([a-z]{2}|global)$/, 'must be the slug of a site, like it');
export const Day = z.iso.date('must be a day, like 2026-12-24');
export const Currency = z.string('must be text').regex(/^[A-Z]{3}$/, 'must be three capitals, like EUR');
/** Digits and a point; how many decimals are right depends on the currency. */
export const Amount = z
  .union([z.string(), z.number().transform(String)], 'must be an amount, like 6490.00')
  .refine((text) => /^\d{1,13}(\.\d{1,3})?$/.test(text), 'must be digits and a point, like 6490.00');

export const whole = (max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      'must be a whole number',
    )
    .refine((value) => Number.isSafeInteger(value) && value >= 0, 'must be a whole number')
    .refine((value) => value <= max, `must be at most ${max}`);

export const Decimal = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,3}(\.\d{1,12})?$/)
      .transform(Number),
  ],
  'must be a number, like 45.4642',
);

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
export const Flag = z.union(
  [
    z.boolean(),
    z.string().transform((text, context) => {
      const value = WORDS.get(text.toLowerCase());
      if (value === undefined) context.addIssue({ code: 'custom', message: 'must be yes or no' });
      return value ?? false;
    }),
  ],
  'must be yes or no',
);

export const Locale = z
  .string()
  .regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/, 'must be a locale, like it or en-US');
/** Text by locale; in a CSV one column each, `names.it`, `names.de`. */
export const Words = z.record(Locale, LongText, 'must be texts by locale');

/** A list; in a CSV one cell with a bar between the entries. */
export const list = <T extends z.ZodType<string, string>>(entry: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split('|').map((part) => part.trim()) : value),
    z.array(entry, 'must be a list'),
  );
