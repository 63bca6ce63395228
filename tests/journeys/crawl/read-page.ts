import { Parser } from 'htmlparser2';

/** What a reader or a listener meets on a page, and where it leads. */
export interface PageRead {
  lang: string;
  dir: string;
  title: string;
  /** Words in the page's own language: of what says it is in another one, nothing. */
  texts: string[];
  /** As written, without repetitions. */
  links: string[];
  alternates: Map<string, string>;
  isNoindex: boolean;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'code']);
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder'];
const EMPTY = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

export function readPage(html: string): PageRead {
  const page: PageRead = {
    lang: '',
    dir: '',
    title: '',
    texts: [],
    links: [],
    alternates: new Map(),
    isNoindex: false,
  };
  const links = new Set<string>();
  // Whether the words of each open element count, and which they are inside of.
  const open: { name: string; counts: boolean }[] = [];
  const language = (tag: string | undefined) => tag?.split('-')[0];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') [page.lang, page.dir] = [attributes.lang ?? '', attributes.dir ?? ''];
      if (name === 'meta' && attributes.name === 'robots')
        page.isNoindex ||= /noindex/.test(attributes.content ?? '');
      if (name === 'link' && attributes.rel === 'alternate' && attributes.hreflang && attributes.href)
        page.alternates.set(attributes.hreflang, attributes.href);
      if (name === 'a' && attributes.href) links.add(attributes.href);
      const counts =
        (open.at(-1)?.counts ?? true) &&
        !SILENT.has(name) &&
        name !== 'bdi' &&
        attributes.translate !== 'no' &&
        (attributes.lang === undefined || language(attributes.lang) === language(page.lang));
      if (counts) for (const one of SPOKEN) if (attributes[one]) page.texts.push(attributes[one]);
      if (!EMPTY.has(name)) open.push({ name, counts });
    },
    ontext(text) {
      const words = text.replace(/\s+/g, ' ').trim();
      if (!words) return;
      if (open.at(-1)?.name === 'title' && !open.some(({ name }) => name === 'svg')) page.title = words;
      else if (open.at(-1)?.counts) page.texts.push(words);
    },
    onclosetag(name) {
      const place = open.findLastIndex((one) => one.name === name);
      if (place >= 0) open.length = place;
    },
  });
  parser.write(html);
  parser.end();
  page.links = [...links];
  return page;
}
