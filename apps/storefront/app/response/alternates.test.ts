import { expect, test } from 'vitest';
import type { Visit } from '../request/visit.server.ts';
import { withAlternates } from './alternates.server.ts';

const LANGUAGES = [
  { lang: 'it-IT', url: '/it-it' },
  { lang: 'en-IT', url: '/it-en' },
  { lang: 'fr-FR', url: '/fr-fr' },
];
const visit = (pathElsewhere: Visit['pathElsewhere']) =>
  ({
    url: new URL('http://x/it-it/news/il-campanello_3'),
    segment: { country: 'it', locale: 'it' },
    sites: { all: [{ slug: 'it' }], languages: LANGUAGES },
    pathElsewhere,
  }) as unknown as Visit;
const linksOf = (html: string) =>
  [...html.matchAll(/hreflang="([^"]+)" href="[^"]*\/\/[^/]+([^"]*)"/g)].map(([, lang, path]) => [
    lang,
    path,
  ]);

test('a page is under the same path everywhere unless its loader says where', () => {
  const same = linksOf(withAlternates('<head></head>', visit(null)));
  expect(same.slice(0, 3)).toEqual([
    ['it-IT', '/it-it/news/il-campanello_3'],
    ['en-IT', '/it-en/news/il-campanello_3'],
    ['fr-FR', '/fr-fr/news/il-campanello_3'],
  ]);
  expect(same).toHaveLength(4);
});

test('an article is called otherwise in other languages, and where it is not there is no link', () => {
  const html = withAlternates(
    '<head></head>',
    visit((slug, locale) =>
      slug === 'it' ? `/news/${locale === 'it' ? 'il-campanello' : 'the-bell'}_3` : null,
    ),
  );
  expect(linksOf(html)).toEqual([
    ['it-IT', '/it-it/news/il-campanello_3'],
    ['en-IT', '/it-en/news/the-bell_3'],
  ]);
});
