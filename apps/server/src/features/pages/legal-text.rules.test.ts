import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.contract.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { fillLegalHtml, legalBlocks, legalFactsOf } from './legal-text.rules.ts';

const site = (iso: string | null, legal: Record<string, unknown> = {}) => ({
  name: 'Somewhere',
  country: { iso, name: 'Somewhere', continent: 'Europe', region: 'europe' as const },
  settings: {
    office_phone: '+49 89 555 191',
    office_email: 'service@shop.example',
    legal: { entity: 'Räder & Söhne GmbH', address: ['Ring 1', '80331 München'], ...legal },
  },
});
const text = (html: string, where: { in?: string[]; not_in?: string[] } = {}): Block => ({
  type: 'text',
  title: 'a',
  html,
  ...where,
});
const htmlOf = (blocks: Block[]) => blocks.map((block) => (block.type === 'text' ? block.html : ''));

test('a policy names the company of the site it is shown on', () => {
  const [shown] = htmlOf(
    legalBlocks([text('<p>{entity}, {address}. {email} {phone} {country}</p>')], site('DE'), 'de'),
  );
  expect(shown).toBe(
    '<p><bdi>Räder &amp; Söhne GmbH</bdi>, <bdi>Ring 1, 80331 München</bdi>. ' +
      '<a href="mailto:service@shop.example"><bdi>service@shop.example</bdi></a> ' +
      '<a href="tel:+4989555191"><bdi>+49 89 555 191</bdi></a> <bdi>Deutschland</bdi></p>',
  );
});

test('a line that needs a fact the site does not set is left out, and so is an empty list or part', () => {
  const facts = legalFactsOf(site('DE', { vat_number: 'DE191191191' }), 'de');
  expect(
    fillLegalHtml('<ul><li>{vat_number}</li><li>{capital}</li></ul><p>a {court}</p><p>b</p>', facts),
  ).toBe('<ul><li><bdi>DE191191191</bdi></li></ul><p>b</p>');
  expect(fillLegalHtml('<ul><li>{capital}</li></ul>', facts)).toBe('');
  expect(legalBlocks([text('<p>{capital}</p>')], site('DE'), 'de')).toEqual([]);
});

test('markup in a setting is shown as text', () => {
  const bad = site('DE', { entity: '<script>steal()</script><b onclick="x">' });
  const [shown] = htmlOf(cleanBlocks(legalBlocks([text('<p>{entity}</p>')], bad, 'de')));
  expect(shown).toBe('<p><bdi>&lt;script&gt;steal()&lt;/script&gt;&lt;b onclick="x"&gt;</bdi></p>');
});

test('a setting that reads like a placeholder is not filled again', () => {
  const odd = site('DE', { entity: '{email}' });
  expect(htmlOf(legalBlocks([text('<p>{entity}</p>')], odd, 'de'))).toEqual(['<p><bdi>{email}</bdi></p>']);
});

describe('parts for some countries', () => {
  const parts = [
    text('<p>all</p>'),
    text('<p>union</p>', { in: ['EU', 'GB'] }),
    text('<p>elsewhere</p>', { not_in: ['EU', 'GB'] }),
    text('<p>japan</p>', { in: ['JP'] }),
  ];
  test.each([
    ['DE', ['all', 'union']],
    ['GB', ['all', 'union']],
    ['US', ['all', 'elsewhere']],
    ['JP', ['all', 'elsewhere', 'japan']],
    [null, ['all', 'elsewhere']],
  ])('%s', (iso, expected) => {
    const shown = legalBlocks(parts, site(iso), 'en');
    expect(htmlOf(shown)).toEqual(expected.map((word) => `<p>${word}</p>`));
    expect(shown.every((block) => !('in' in block) && !('not_in' in block))).toBe(true);
  });
});
