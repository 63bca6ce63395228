import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyOverlay, spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS, type Edition, isEdition } from '@paddock/i18n/locales';
import { PageText } from '../../features/pages/blocks.contract.ts';
import { cleanText } from '../../features/pages/clean-blocks.ts';
import { identifyFileBlocks } from '../../features/pages/identify-blocks.ts';
import { LOCALES, Slug } from '../brand/brand.schema.ts';

/** A page of the brand in one language: `pages/<slug>/<locale>.json`. */
export interface DemoPage extends PageText {
  readonly slug: string;
  readonly locale: string;
}

/** Reads and checks every page of a brand's folder. Throws one error that lists everything wrong with them. */
export async function readPages(folder: URL): Promise<DemoPage[]> {
  const home = new URL('pages/', folder);
  const names = (await readdir(home, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, home), 'utf8')] as const),
    ),
  );
  const read = [
    ...names.filter((name) => !isEdition(path.basename(name, '.json'))).map((name) => readPage(name, files)),
    ...EDITIONS.flatMap((edition) => readEdition(edition, files)),
  ];
  const faults = read.filter((one) => typeof one === 'string');
  if (faults.length > 0)
    throw new Error(`The pages of the brand cannot be loaded:\n  ${faults.join('\n  ')}`);
  return read.filter((one) => typeof one !== 'string');
}

type Files = ReadonlyMap<string, string>;

/** The pages that read differently in an edition; for the others the api shows those of its base. */
function readEdition(edition: Edition, files: Files): (DemoPage | string)[] {
  const bases = [...files.keys()].filter((name) => path.basename(name, '.json') === baseOf(edition));
  const slugs = new Set(bases.map((name) => path.dirname(name)));
  const orphans = [...files.keys()].filter(
    (name) => path.basename(name, '.json') === edition && !slugs.has(path.dirname(name)),
  );
  const pages = [...slugs].flatMap((slug) => {
    const name = `${slug}/${edition}.json`;
    const base = parse(`${slug}/${baseOf(edition)}.json`, files);
    const overlay = parse(name, files);
    if ('fault' in base) return [];
    if ('fault' in overlay) return [overlay.fault];
    const text = spellEdition(edition, applyOverlay(base.json, overlay.json));
    return isDeepStrictEqual(text, base.json) ? [] : [checkPage(name, slug, edition, text)];
  });
  return [...orphans.map((name) => `pages/${name}: there is no ${baseOf(edition)}.json beside it`), ...pages];
}

function readPage(name: string, files: Files): DemoPage | string {
  const [slug = '', file = ''] = name.split('/');
  const locale = file.replace(/\.json$/, '');
  if (!Slug.safeParse(slug).success || !LOCALES.some((known) => known === locale))
    return `pages/${name}: is called neither a page nor a language`;
  const read = parse(name, files);
  return 'fault' in read ? read.fault : checkPage(name, slug, locale, read.json);
}

function parse(name: string, files: Files): { json: unknown } | { fault: string } {
  try {
    return { json: JSON.parse(files.get(name) ?? '{}') };
  } catch (error) {
    return { fault: `pages/${name}: ${(error as Error).message}` };
  }
}

function checkPage(name: string, slug: string, locale: string, text: unknown): DemoPage | string {
  const parsed = PageText.safeParse(text);
  if (parsed.success) {
    const cleaned = cleanText(parsed.data);
    return { slug, locale, ...cleaned, blocks: identifyFileBlocks(slug, cleaned.blocks) };
  }
  const [first] = parsed.error.issues;
  return `pages/${name} ${first?.path.join('.')}: ${first?.message}`;
}
