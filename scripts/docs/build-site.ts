import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { compileScript } from './compile-script.ts';
import { type LayoutOptions, type NavigationPage, renderLayout } from './layout.ts';
import { SiteLinks } from './links.ts';
import { listPages } from './list-pages.ts';
import { measurePictures } from './measure-pictures.ts';
import { LABELS } from './navigation.ts';
import { parsePage } from './parse-page.ts';
import { renderBody } from './render-body.ts';
import { renderDecisions, renderHome } from './render-home.ts';
import { renderPageEnds } from './render-page-ends.ts';
import { renderSourceFile, renderSourceFolder } from './render-source.ts';

const ASSETS = {
  'icon.svg': 'scripts/docs/icon.svg',
  'archivo.woff2': 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
};
// One sheet of several files: later ones win.
const STYLES = ['base', 'bar', 'columns', 'text', 'blocks', 'home'];
const SCRIPTS = ['search', 'rank-sections', 'show-current-page'];

/** Writes the whole site into a folder and returns the number of its documents. */
export async function buildSite(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  const pages = listPages().map((page) => ({
    ...page,
    parsed: parsePage(readFileSync(path.join(REPOSITORY, page.file), 'utf8')),
  }));
  const navigation: NavigationPage[] = pages.map(({ file, url, section, parsed }) => ({
    url,
    section,
    title: parsed.title,
    label: LABELS[file] ?? parsed.title.replace(/: .*/, ''),
  }));
  const links = new SiteLinks(pages);
  const sizes = await measurePictures(pages);
  let count = 0;
  const write = (options: Omit<LayoutOptions, 'navigation'>) => {
    writeText(folder, options.url, renderLayout({ ...options, navigation }));
    count += 1;
  };

  for (const { file, url, parsed, section } of pages) {
    const body = renderBody(parsed, {
      locate: (href) => links.locate(file, href),
      measure: (href) => sizes.get(path.posix.join(path.posix.dirname(file), href)) ?? null,
    });
    write({
      url,
      title: parsed.title,
      headings: [...parsed.headings.values()],
      main: renderPageEnds({ body, file, url, section, navigation }),
    });
  }
  const decisions = navigation.filter(({ section }) => section.id === 'decisions');
  write({ url: 'index.html', title: 'Paddock docs', main: renderHome(navigation), className: 'home' });
  write({ url: 'decisions.html', title: 'Decisions', main: renderDecisions(decisions) });
  for (const [source, { url, isFolder }] of links.sources) {
    const main = isFolder ? renderSourceFolder(source) : renderSourceFile(source);
    write({ url, title: path.posix.basename(source), main, className: 'code' });
  }

  const index = pages.flatMap(({ parsed, url }) => buildSearchIndex(parsed, url));
  writeText(folder, 'search.json', JSON.stringify(index));
  writeText(folder, 'site.css', STYLES.map((name) => readOwn(`style/${name}.css`)).join('\n'));
  for (const name of SCRIPTS) writeText(folder, `${name}.js`, compileScript(readOwn(`browser/${name}.ts`)));
  for (const [name, source] of [...Object.entries(ASSETS), ...links.copies]) copyInto(folder, name, source);
  return count;
}

const readOwn = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

function writeText(folder: string, url: string, text: string): void {
  const target = path.join(folder, url);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function copyInto(folder: string, url: string, source: string): void {
  const target = path.join(folder, url);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(REPOSITORY, source), target);
}
