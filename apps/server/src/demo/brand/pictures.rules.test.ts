import { expect, test } from 'vitest';
import type { Variant } from './brand.ts';
import { findShots, listProductMedia, type Manifest, pictureOf } from './pictures.rules.ts';

const entry = { width: 1600, height: 1000, widths: [800], hash: '0123456789', placeholder: '' };
const manifestOf = (...keys: string[]): Manifest => Object.fromEntries(keys.map((key) => [key, entry]));
const model = { model: 'road', colours: ['rosso', 'blu'] };
const variant = (sku: string, colour: string): Variant => ({ sku, colour, size: null, picture: null });
const variants = [variant('R-48', 'rosso'), variant('R-51', 'rosso'), variant('B-48', 'blu')];

test('only pictures that were made are shown, whole views first and colour by colour', () => {
  const manifest = manifestOf(
    'road-blu-side',
    'road-rosso-wheel',
    'road-rosso-side',
    'road-blu-front34',
    'roadster-rosso-side',
  );
  const { gallery, hero, spin, film } = findShots(model, manifest);
  expect(gallery.map(({ key }) => key)).toEqual([
    'road-rosso-side',
    'road-blu-front34',
    'road-blu-side',
    'road-rosso-wheel',
  ]);
  expect([hero, spin, film]).toEqual([[], [], []]);
});

test('a colour is known by its three-quarter view, else by its side, never by a close-up', () => {
  const shots = findShots(model, manifestOf('road-rosso-side', 'road-rosso-wheel', 'road-blu-wheel'));
  expect(pictureOf(shots, 'rosso')).toBe('road-rosso-side');
  expect(pictureOf(shots, 'blu')).toBeNull();
});

test('a turn with a frame missing is not shown', () => {
  const frames = Array.from({ length: 23 }, (_, n) => `spin-road-rosso-${String(n).padStart(2, '0')}`);
  expect(findShots(model, manifestOf(...frames)).spin).toEqual([]);
});

test('frames are numbered from nought and each picture names the first variant of its colour', () => {
  const frames = Array.from({ length: 24 }, (_, n) => `spin-road-rosso-${String(n).padStart(2, '0')}`);
  const shots = findShots(
    model,
    manifestOf('road-blu-side', 'hero-road-blu', 'hero-road-blu-phone', ...frames),
  );
  const media = listProductMedia(shots, variants, ['road-blu-side', 'detail']);
  expect(media.filter(({ role }) => role === 'spin').map(({ position }) => position)).toEqual(
    Array.from({ length: 24 }, (_, n) => n),
  );
  expect(media.find(({ key }) => key === 'road-blu-side')).toMatchObject({
    role: 'gallery',
    variant: 'B-48',
  });
  expect(media.filter(({ role }) => role === 'hero').map(({ key }) => key)).toEqual([
    'hero-road-blu',
    'hero-road-blu-phone',
  ]);
  expect(media.filter(({ role }) => role === 'feature').map(({ key }) => key)).toEqual(['detail']);
});

test('a scene stands in the gallery after the whole views and before the close-ups, for every colour', () => {
  const shots = findShots(model, manifestOf('road-rosso-side', 'road-blu-side', 'road-rosso-wheel'));
  const media = listProductMedia(shots, variants, [], ['scene-coast']);
  expect(media.map(({ key, role, position, variant }) => [key, role, position, variant])).toEqual([
    ['road-rosso-side', 'gallery', 1, 'R-48'],
    ['road-blu-side', 'gallery', 2, 'B-48'],
    ['scene-coast', 'gallery', 3, null],
    ['road-rosso-wheel', 'gallery', 4, 'R-48'],
  ]);
});
