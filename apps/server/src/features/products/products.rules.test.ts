import { expect, test } from 'vitest';
import type { MediumSource } from './product-source.sql.ts';
import { mediumFrom } from './products.rules.ts';

const picture = (input: Partial<MediumSource> = {}): MediumSource => ({
  key: 'lupo',
  hash: '0123456789',
  widths: [320, 480, 800, 1200, 1600],
  mime_type: 'image/jpeg',
  width: 1600,
  height: 1000,
  alt: '',
  poster: null,
  ...input,
});

const addresses = (input: Partial<MediumSource>) => {
  const { url_thumb, url_md, url_hd, url_original } = mediumFrom(picture(input));
  return [url_thumb, url_md, url_hd, url_original].map((url) => url.replace('/media/', ''));
};

test('a picture is offered small, middle, large and whole, by the widths it has', () => {
  expect(addresses({})).toEqual([
    'lupo-0123456789-320.jpeg',
    'lupo-0123456789-800.jpeg',
    'lupo-0123456789-1600.jpeg',
    'lupo-0123456789-1600.jpeg',
  ]);
  expect(addresses({ widths: [320, 480, 800, 960] }).slice(2)).toEqual([
    'lupo-0123456789-960.jpeg',
    'lupo-0123456789-960.jpeg',
  ]);
  expect(addresses({ widths: [320, 480, 800, 1200, 1600, 2560] }).slice(2)).toEqual([
    'lupo-0123456789-1600.jpeg',
    'lupo-0123456789-2560.jpeg',
  ]);
  expect(new Set(addresses({ widths: [240] }))).toEqual(new Set(['lupo-0123456789-240.jpeg']));
});

test('a video is one file, whatever size is asked for, with a still before it', () => {
  const film = picture({ mime_type: 'video/mp4', widths: [], poster: picture() });
  expect(new Set(addresses(film))).toEqual(new Set(['lupo-0123456789.mp4']));
  expect(mediumFrom(film).poster).toBe('/media/lupo-0123456789-1600.jpeg');
});

test('without files of its own a medium leads to its original', () => {
  expect(new Set(addresses({ hash: null, widths: [] }))).toEqual(new Set(['lupo.jpeg']));
  expect(new Set(addresses({ hash: null, mime_type: 'image/svg+xml' }))).toEqual(new Set(['lupo.svg']));
});
