import { z } from 'zod';
import { SiteSlug } from '../brand/site.schema.ts';
import { readJson } from '../bundle/bundle.schema.ts';

const Key = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Percent = z.int().min(0).max(100);

/** A picture of the library: `library.json`. Its original lies in `library/`. */
const BundleMedium = z.strictObject({
  key: Key,
  /** The site whose editors may change it; null: those of the whole brand. */
  site: SiteSlug.nullable(),
  status: z.enum(['usable', 'retired']),
  decorative: z.boolean(),
  focus: z.strictObject({ x: Percent, y: Percent }).nullable(),
  alts: z.record(z.string(), z.string().min(1)),
  /** Null: a picture of the brand's own files, of which the desk has changed the rest. */
  original: z
    .strictObject({
      file: z.string().regex(/^library\/[a-z0-9-]+\.(jpg|png|webp|avif)$/),
      name: z.string().min(1).max(200),
      bytes: z.int().min(1),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .nullable(),
});
export type BundleMedium = z.infer<typeof BundleMedium>;

export async function readLibrary(folder: URL): Promise<BundleMedium[]> {
  const parsed = z.array(BundleMedium).safeParse((await readJson(new URL('library.json', folder))) ?? []);
  if (!parsed.success) throw new Error(`library.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

export const fileOfOriginal = (key: string, mimeType: string): string =>
  `library/${key}.${ENDINGS[mimeType] ?? 'jpg'}`;
