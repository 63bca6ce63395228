import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyOverlay, spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS, type Edition, isEdition } from '@paddock/i18n/locales';
import { z } from 'zod';
import { PageText } from '../../features/pages/blocks.contract.ts';
import { cleanText } from '../../features/pages/clean-blocks.ts';
import { identifyFileBlocks } from '../../features/pages/identify-blocks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { LOCALES, Slug, TEXT_LOCALES } from '../brand/brand.schema.ts';
import { type BundleFile, listJson } from '../bundle/bundle.schema.ts';
import { type SavedVersions, type SiteIds, saveVersions } from '../bundle/save-versions.ts';
import { findOpenVersions, type VersionTable } from '../bundle/subjects.sql.ts';
import { readVersionName, type Window } from '../bundle/versions.rules.ts';

/** A version of a page in one language: `pages/<slug>/<locale>.json`. */
export interface DemoPage extends PageText, Window {
  /** The site whose own it is; null: the brand's. */
  readonly site: string | null;
  readonly slug: string;
  readonly locale: string;
}

const PageFile = PageText.extend({
  publish_at: z.iso.datetime().nullable().default(null),
  publish_until: z.iso.datetime().nullable().default(null),
});

interface Options {
  readonly site: string | null;
  readonly editions: BundleFile['editions'];
}

/** Reads and checks every page of a brand's or site's folder. Throws one error that lists everything wrong with them. */
export async function readPages(
  folder: URL,
  options: Options = { site: null, editions: 'overlay' },
): Promise<DemoPage[]> {
  const home = new URL('pages/', folder);
  const names = await listJson(home);
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(`${name}.json`, home), 'utf8')] as const),
    ),
  );
  const isOverlay = options.editions === 'overlay';
  const read = [
    ...names
      .filter((name) => !isOverlay || !isEdition(path.basename(name)))
      .map((name) => readPage(name, files, options)),
    ...(isOverlay ? EDITIONS.flatMap((edition) => readEdition(edition, files, options)) : []),
  ];
  const faults = read.filter((one) => typeof one === 'string');
  if (faults.length > 0)
    throw new Error(`The pages of the brand cannot be loaded:\n  ${faults.join('\n  ')}`);
  return read.filter((one) => typeof one !== 'string');
}

type Files = ReadonlyMap<string, string>;

/** The pages that read differently in an edition; for the others the api shows those of its base. */
function readEdition(edition: Edition, files: Files, options: Options): (DemoPage | string)[] {
  const bases = [...files.keys()].filter((name) => path.basename(name) === baseOf(edition));
  const slugs = new Set(bases.map((name) => path.dirname(name)));
  const orphans = [...files.keys()].filter(
    (name) => path.basename(name) === edition && !slugs.has(path.dirname(name)),
  );
  const pages = [...slugs].flatMap((slug) => {
    const name = `${slug}/${edition}`;
    const base = parse(`${slug}/${baseOf(edition)}`, files);
    const overlay = parse(name, files);
    if ('fault' in base) return [];
    if ('fault' in overlay) return [overlay.fault];
    const text = spellEdition(edition, applyOverlay(base.json, overlay.json));
    return isDeepStrictEqual(text, base.json)
      ? []
      : [checkPage(name, { slug, locale: edition }, text, options)];
  });
  return [
    ...orphans.map((name) => `pages/${name}.json: there is no ${baseOf(edition)}.json beside it`),
    ...pages,
  ];
}

function readPage(file: string, files: Files, options: Options): DemoPage | string {
  const [slug = '', rest = ''] = file.split('/');
  const { name: locale, place } = readVersionName(rest);
  const locales: readonly string[] = options.editions === 'overlay' ? LOCALES : TEXT_LOCALES;
  if (!Slug.safeParse(slug).success || !locales.includes(locale) || !Number.isInteger(place))
    return `pages/${file}.json: is called neither a page nor a language`;
  const read = parse(file, files);
  return 'fault' in read ? read.fault : checkPage(file, { slug, locale }, read.json, options);
}

function parse(name: string, files: Files): { json: unknown } | { fault: string } {
  try {
    return { json: JSON.parse(files.get(name) ?? '{}') };
  } catch (error) {
    return { fault: `pages/${name}.json: ${(error as Error).message}` };
  }
}

function checkPage(
  name: string,
  page: Pick<DemoPage, 'slug' | 'locale'>,
  content: unknown,
  { site }: Options,
): DemoPage | string {
  const parsed = PageFile.safeParse(content);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return `pages/${name}.json ${first?.path.join('.')}: ${first?.message}`;
  }
  const { publish_at, publish_until, ...text } = parsed.data;
  const { blocks, ...cleaned } = cleanText(text);
  return {
    site,
    ...page,
    publish_at,
    publish_until,
    ...cleaned,
    blocks: identifyFileBlocks(page.slug, blocks),
  };
}

const PAGES: VersionTable = {
  table: 'page_versions',
  key: ['slug', 'locale'],
  content: { title: 'text', description: 'text', blocks: 'jsonb' },
  lockName: ({ slug, locale }) => `page ${slug} ${locale}`,
};

export const findPages = (tx: Tx) => findOpenVersions<DemoPage>(tx, PAGES);

/** A page that differs from the file becomes the next version, unless the desk has changed it since the last load. */
export const savePages = (
  tx: Tx,
  pages: readonly DemoPage[],
  siteIds: SiteIds = new Map(),
): Promise<SavedVersions> => saveVersions(tx, PAGES, pages, siteIds);
