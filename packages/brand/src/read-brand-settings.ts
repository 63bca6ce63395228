import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findBrand } from './find-brand.ts';

const BrandFile = z.strictObject({
  name: z.string().min(1).max(40),
  /** A brand that does not exist: production refuses it. */
  isDemo: z.boolean(),
  /** Where holes in the security are reported, as security.txt names it. */
  securityContact: z.url(),
  /** The museum's own site. */
  museumUrl: z.url().optional(),
  /** The parts of the brand's story, in order; each is the page `our-story-<period>`. */
  storyPeriods: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
});

/** What the code asks a brand about itself: `brand.json`, and what its folder holds. */
export type BrandSettings = z.output<typeof BrandFile> & {
  /** The folder's name. */
  readonly slug: string;
  /** Slugs of the brand's own pages. */
  readonly pages: readonly string[];
  readonly hasMuseum: boolean;
  readonly hasNews: boolean;
};

export function readBrandSettings(folder: URL = findBrand()): BrandSettings {
  const parsed = BrandFile.safeParse(JSON.parse(readFileSync(new URL('brand.json', folder), 'utf8')));
  if (!parsed.success)
    throw new Error(`${fileURLToPath(folder)}brand.json: ${z.prettifyError(parsed.error)}`);
  const pages = new URL('pages/', folder);
  return {
    ...parsed.data,
    slug: basename(fileURLToPath(folder)),
    pages: existsSync(pages) ? readdirSync(pages).sort() : [],
    hasMuseum: existsSync(new URL('museum/', folder)),
    hasNews: existsSync(new URL('news.json', folder)),
  };
}
