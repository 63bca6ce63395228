import { expect, test } from 'vitest';
import { toMediumView } from './load-product.server.ts';

const medium = {
  key: 'scrambler-rosso-side',
  url_thumb: '/t.jpeg',
  url_md: '/m.jpeg',
  url_hd: '/h.jpeg',
  url_original: '/o.mp4',
  width: 1600,
  height: 1000,
  alt: 'Lupo 500',
  poster: '/media/scrambler-rosso-front34-e2c7fd1ef6-1600.jpeg',
};

test('[PRODUCT-04] a medium whose type starts with video is a video, shown by its still', () => {
  const film = toMediumView({ ...medium, mime_type: 'video/mp4' });
  expect(film.video).toEqual({ src: '/o.mp4', type: 'video/mp4' });
  expect(film.picture?.key).toBe('scrambler-rosso-front34');
});

test('anything else is a picture', () => {
  const picture = toMediumView({ ...medium, mime_type: 'image/jpeg' });
  expect(picture.video).toBeNull();
  expect(picture.picture?.key).toBe('scrambler-rosso-side');
  expect(picture.href).toBe('/h.jpeg');
});
