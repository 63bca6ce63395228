import { readLibrary } from '../library/read-library.ts';
import { readMenus } from '../menus/menus.ts';
import { readNews } from '../news/read-news.ts';
import { readPages } from '../pages/pages.ts';
import { readGlossary, readWords } from '../words/read-words.ts';
import { listSiteFolders, readBundleFile } from './bundle.schema.ts';
import type { Bundle } from './bundle.ts';

/** Reads and checks the content of a folder: a brand of `brands/`, or what `cli/brand.ts export` has written. */
export async function readBundle(folder: URL): Promise<Bundle> {
  const { editions, kinds } = await readBundleFile(folder);
  const sites = await listSiteFolders(folder);
  const ofSite = (site: string) => new URL(`sites/${site}/`, folder);
  const [pages, menus, news, words, glossary, library] = await Promise.all([
    Promise.all([
      readPages(folder, { site: null, editions }),
      ...sites.map((site) => readPages(ofSite(site), { site, editions })),
    ]),
    Promise.all([readMenus(folder, null), ...sites.map((site) => readMenus(ofSite(site), site))]),
    readNews(folder, editions),
    readWords(folder),
    readGlossary(folder),
    readLibrary(folder),
  ]);
  return { kinds, pages: pages.flat(), menus: menus.flat(), news, words, glossary, library };
}
