import { XMLParser, XMLValidator } from 'fast-xml-parser';

type Xml = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'item',
});

/** What feed readers take from RSS 2.0; throws where the XML is not well-formed. */
export function parseRss(xml: string) {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new Error(validity.err.msg);
  const { rss } = parser.parse(xml) as { rss?: Xml & { channel: Xml } };
  if (rss?.['@version'] !== '2.0') throw new Error('not RSS 2.0');
  const { channel } = rss;
  return {
    channel: {
      title: textOf(channel.title),
      link: textOf(channel.link),
      language: textOf(channel.language),
      description: textOf(channel.description),
      self: attributeOf(channel['atom:link'], 'href'),
    },
    items: ((channel.item ?? []) as Xml[]).map((item) => ({
      title: textOf(item.title),
      link: textOf(item.link),
      guid: textOf(item.guid),
      description: textOf(item.description),
      pubDate: textOf(item.pubDate),
      category: textOf(item.category),
      enclosure: attributeOf(item.enclosure, 'url'),
    })),
  };
}

// An element with attributes is an object that has its text under `#text`.
const textOf = (element: unknown) =>
  (typeof element === 'object' ? (element as Xml | null)?.['#text'] : element) as string | undefined;
const attributeOf = (element: unknown, name: string) =>
  (element as Xml | undefined)?.[`@${name}`] as string | undefined;
