import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { isMessageId, isUntranslated } from './untranslated.ts';

test.each([
  ['Find the dealer near you', 'it', true],
  ['Trova il concessionario più vicino', 'it', false],
  ['The bag is empty and the shop is open', 'ja', true],
  ['バッグは空です', 'ja', false],
  ['Lupo 500 Rosso Adriatico', 'ar', false],
  ['Das ist so, und es will nicht anders sein', 'de', false],
  ['To je ono', 'cs', false],
  ['Find the dealer near you', 'en', false],
])('"%s" on a page in %s was left in English: %s', (text, locale, expected) => {
  expect(isUntranslated(text, locale)).toBe(expected);
});

test('a message that has no words shows its id', () => {
  expect(['news.title', 'shell.skip', 'company.story.period'].filter(isMessageId)).toHaveLength(3);
  expect(['brand.example', 'museum.brand.example'].filter(isMessageId)).toEqual([]);
});

test('of a page are read: its language, its links, and the words that are in it', () => {
  const page = readPage(`<!doctype html><html lang="it-IT" dir="ltr"><head><title>Ciao</title>
    <meta name="robots" content="noindex"><link rel="alternate" hreflang="de-DE" href="https://x.example/de-de"></head>
    <body><p>Uno<br>due <bdi>Lupo 500</bdi> <span translate="no">Open</span></p><div lang="en"><p>Three</p></div>
    <img alt="Quattro"><a href="/it-it/news" aria-label="Cinque"></a><script>six()</script></body></html>`);
  expect(page).toMatchObject({
    lang: 'it-IT',
    dir: 'ltr',
    title: 'Ciao',
    isNoindex: true,
    links: ['/it-it/news'],
  });
  expect(page.texts).toEqual(['Uno', 'due', 'Quattro', 'Cinque']);
  expect(page.alternates.get('de-DE')).toBe('https://x.example/de-de');
});
