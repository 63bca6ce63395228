import { z } from 'zod';
import { Locale, Slug, Text, Words, whole } from './field.contract.ts';

const FilePart = z.strictObject({
  /** The language the document is written in. */
  locale: Locale,
  url: z
    .string()
    .regex(/^(\/|https:\/\/)/, 'must begin with / or https://')
    .max(2000),
  file_name: Text,
  mime_type: Text.default('application/pdf'),
  bytes: whole(2_000_000_000).refine((value) => value > 0, 'must be more than 0'),
});

/** A manual with its files. In a CSV one line per file (`file.locale`, `file.url`); other files stay. */
export const ManualLine = z
  .strictObject({
    slug: Slug,
    /** Slug of the product; left out for the brand's own papers. */
    product: Slug.optional(),
    name: Text,
    position: whole(1_000_000).optional(),
    names: Words.optional(),
    file: FilePart.optional(),
    files: z.array(FilePart).max(50).optional(),
  })
  .transform(({ file, files, ...line }) => ({ ...line, files: [...(files ?? []), ...(file ? [file] : [])] }));
export type ManualLine = z.output<typeof ManualLine>;
