import { expect, test } from 'vitest';
import { articleJsonLd } from './article-json-ld.server.ts';

const ARTICLE = {
  title: 'Bells </script>',
  excerpt: 'One note.',
  locale: 'kh',
  tags: [{ slug: 'a', name: 'A' }],
  cover: { key: 'c', alt: '', versions: { sm: '/s.jpeg', md: '/m.jpeg', lg: '/l.jpeg' } },
  published_at: '2026-11-10T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
};
const PLACE = { origin: 'https://v.example', url: 'https://v.example/kh-kh/news/x_1', brand: 'Aurelia' };

test('an article tells search engines what it is, when, in which language and by whom, with whole addresses', () => {
  const json = articleJsonLd(ARTICLE, PLACE);
  expect(json).not.toContain('</script>');
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Article',
    headline: 'Bells </script>',
    url: PLACE.url,
    mainEntityOfPage: PLACE.url,
    inLanguage: 'km',
    image: ['https://v.example/l.jpeg'],
    keywords: ['A'],
    // Written before it was published: changed at the earliest when it appeared.
    datePublished: '2026-11-10T08:00:00Z',
    dateModified: '2026-11-10T08:00:00Z',
    publisher: { '@type': 'Organization', name: 'Aurelia' },
  });
});
