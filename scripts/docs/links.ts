import { relativeUrl } from './layout.ts';
import type { PageFile } from './list-pages.ts';
import { resolveLink } from './resolve-link.ts';

const COPIED = /\.(?:jpe?g|png|svg|webp|avif|csv|ndjson|json|pdf)$/;

/** Where links of the markdown go on the site, and which other files they need there. */
export class SiteLinks {
  /** Files and folders of code that become a document of the site. */
  readonly sources = new Map<string, { url: string; isFolder: boolean }>();
  /** Pictures and data: URL on the site → file of the repository. */
  readonly copies = new Map<string, string>();
  readonly #pages: ReadonlyMap<string, string>;

  constructor(pages: readonly PageFile[]) {
    this.#pages = new Map([
      ...pages.map(({ file, url }) => [file, url] as const),
      ['docs/decisions', 'decisions.html'],
    ]);
  }

  locate(fromFile: string, href: string): string {
    const link = resolveLink(fromFile, href);
    if (link.kind === 'external') return href;
    if (link.kind === 'missing') throw new Error(`${fromFile} links to ${href}: there is no ${link.path}`);
    const anchor = link.anchor ? `#${link.anchor}` : '';
    if (link.path === fromFile) return anchor;
    const fromUrl = this.#pages.get(fromFile) ?? 'index.html';
    return relativeUrl(fromUrl, this.#placeTarget(link.path, link.kind === 'folder')) + anchor;
  }

  #placeTarget(target: string, isFolder: boolean): string {
    const page = this.#pages.get(target);
    if (page) return page;
    if (!isFolder && COPIED.test(target)) {
      const url = target.replace(/^docs\//, '');
      this.copies.set(url, target);
      return url;
    }
    const url = `source/${target}.html`;
    this.sources.set(target, { url, isFolder });
    return url;
  }
}
