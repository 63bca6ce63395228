import { readdir, readFile } from 'node:fs/promises';
import { PageText } from '../../features/pages/blocks.contract.ts';
import { cleanText } from '../../features/pages/clean-blocks.ts';
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
  const read = await Promise.all(
    names.map(async (name) => readPage(name, await readFile(new URL(name, home), 'utf8'))),
  );
  const faults = read.filter((one) => typeof one === 'string');
  if (faults.length > 0)
    throw new Error(`The pages of the brand cannot be loaded:\n  ${faults.join('\n  ')}`);
  return read.filter((one) => typeof one !== 'string');
}

function readPage(name: string, text: string): DemoPage | string {
  const [slug = '', file = ''] = name.split('/');
  const locale = file.replace(/\.json$/, '');
  if (!Slug.safeParse(slug).success || !LOCALES.some((known) => known === locale))
    return `pages/${name}: is called neither a page nor a language`;
  try {
    const parsed = PageText.safeParse(JSON.parse(text));
    if (parsed.success) return { slug, locale, ...cleanText(parsed.data) };
    const [first] = parsed.error.issues;
    return `pages/${name} ${first?.path.join('.')}: ${first?.message}`;
  } catch (error) {
    return `pages/${name}: ${(error as Error).message}`;
  }
}
