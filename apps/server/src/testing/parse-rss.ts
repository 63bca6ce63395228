/** Reads RSS 2.0 strictly enough to notice a tag left open, and gives what feed readers take from it. */
export function parseRss(xml: string) {
  checkNesting(xml);
  const [head = '', ...rest] = xml.split('<item>');
  const field = (from: string, name: string) => {
    const found = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(from)?.[1];
    return found === undefined ? undefined : decode(found);
  };
  const attribute = (from: string, tag: string, name: string) =>
    new RegExp(`<${tag} [^>]*${name}="([^"]*)"`).exec(from)?.[1];
  if (!/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/.test(xml))
    throw new Error('not RSS');
  return {
    channel: {
      ...{ title: field(head, 'title'), link: field(head, 'link'), language: field(head, 'language') },
      ...{ description: field(head, 'description'), self: attribute(head, 'atom:link', 'href') },
    },
    items: rest.map((item) => ({
      ...{ title: field(item, 'title'), link: field(item, 'link'), guid: field(item, 'guid') },
      ...{ description: field(item, 'description'), pubDate: field(item, 'pubDate') },
      ...{ category: field(item, 'category'), enclosure: attribute(item, 'enclosure', 'url') },
    })),
  };
}

const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/g;

const decode = (text: string) =>
  text.includes('<![CDATA[')
    ? text.replaceAll(CDATA, '$1')
    : text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function checkNesting(xml: string) {
  const open: string[] = [];
  const bare = xml.replaceAll(CDATA, '').replace(/^<\?[^>]*\?>/, '');
  for (const [, closing, name, , empty] of bare.matchAll(/<(\/?)([a-zA-Z:]+)((?: [^<>]*?)?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else if (!empty) open.push(name ?? '');
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(', ')}`);
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(bare)) throw new Error('a bare &');
}
