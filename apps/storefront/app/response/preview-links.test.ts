import { expect, test } from 'vitest';
import { keepPreview } from './preview-links.server.ts';

const keep = (html: string) => keepPreview(html, 'it-it', 'T0ken');

test('[PREVIEW-05] links and forms of the site keep the secret of a preview', () => {
  expect(keep('<a class="x" href="/it-it/news">')).toBe('<a class="x" href="/it-it/news?preview=T0ken">');
  expect(keep('<a href="/it-it">')).toBe('<a href="/it-it?preview=T0ken">');
  expect(keep('<a href="/it-it/search?category=a#top">')).toBe(
    '<a href="/it-it/search?category=a&amp;preview=T0ken#top">',
  );
  expect(keep('<form method="post" action="/it-it/newsletter">')).toContain('preview=T0ken"');
});

test('[PREVIEW-05] links to other sites, files and other origins do not get the secret', () => {
  for (const html of [
    '<a href="/de-de/news">',
    '<a href="/it-itx">',
    '<a href="https://example.com/it-it">',
    '<a href="#content">',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<a href="/it-it/news?preview=T0ken">',
  ])
    expect(keep(html)).toBe(html);
});
