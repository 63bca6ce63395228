import { expect, test } from 'vitest';
import { fieldOf } from './field-of.ts';

const loaded = [
  { shell: true },
  {
    blocks: [
      { id: 'aaaaaa', type: 'banner', headline: 'Ride out', links: [{ to: 'products', text: 'See all' }] },
      {
        id: 'bbbbbb',
        type: 'timeline',
        entries: [
          { year: '1911', title: 'The bell', html: '<p>It <em>rang</em> first.</p><p>Then again.</p>' },
        ],
      },
    ],
  },
];
/** An element as far as it is asked about: what it shows, and whether it is a picture. */
const pressed = (textContent: string, isPicture = false) =>
  ({ textContent, closest: () => (isPicture ? {} : null) }) as unknown as Element;

test('[PREVIEW-07] a pressed element names the field of its block whose text it shows', () => {
  expect(fieldOf(pressed('Ride out'), 'aaaaaa', loaded)).toBe('headline');
  expect(fieldOf(pressed(' See\n all '), 'aaaaaa', loaded)).toBe('links.0.text');
  expect(fieldOf(pressed('Then again.'), 'bbbbbb', loaded)).toBe('entries.0.html');
  expect(fieldOf(pressed('It rang first.'), 'bbbbbb', loaded)).toBe('entries.0.html');
  expect(fieldOf(pressed('', true), 'aaaaaa', loaded)).toBe('image');
  expect(fieldOf(pressed('Ride out'), 'bbbbbb', loaded)).toBeNull();
  expect(fieldOf(pressed('Ride out'), 'cccccc', loaded)).toBeNull();
});
