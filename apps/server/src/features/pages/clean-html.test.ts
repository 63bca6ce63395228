import { expect, test } from 'vitest';
import { cleanHtml } from './clean-blocks.ts';

test('what a shop writes about paying keeps its paragraphs, lists and links', () => {
  const html =
    '<p>Pay <strong>here</strong>: <a href="https://brand.example/x" rel="noopener">x</a></p><ul><li>1</li></ul>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a rel="noopener">a</a>'],
  ['<a href="//evil.example">a</a>', '<a rel="noopener">a</a>'],
  ['<img src=x onerror=x()>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});
