import { expect, test } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { readFiles, readGeneratedFiles, readTexts } from './read-brand.ts';
import { resolveBrand } from './resolve-brand.ts';

const [files, texts, made] = await Promise.all([readFiles(), readTexts(), readGeneratedFiles()]);

test('a brand whose pictures and manuals were never made still loads, without them', () => {
  const bare = resolveBrand(files, openDictionary(texts), { manifest: {}, manualFiles: {} });
  expect([bare.media, bare.manuals]).toEqual([[], []]);
  for (const { slug, picture, media, features } of bare.products) {
    expect([picture, media], slug).toEqual([null, []]);
    for (const { cover, video } of features) expect([cover, video], slug).toEqual([null, null]);
  }
  expect(bare.units.length).toBe(resolveBrand(files, openDictionary(texts), made).units.length);
});

test('a film is shown with its still, as one of the brand’s media', () => {
  const still = { width: 1600, height: 1000, widths: [800], hash: '0123456789', placeholder: 'data:' };
  const manifest = {
    'scrambler-rosso-front34': still,
    'video-scrambler-turn': { ...still, widths: [], placeholder: '', duration: 8.1 },
  };
  const { media, products } = resolveBrand(files, openDictionary(texts), { ...made, manifest });
  expect(media.find(({ key }) => key === 'video-scrambler-turn')).toMatchObject({
    mime_type: 'video/mp4',
    duration: 8.1,
    poster: 'scrambler-rosso-front34',
    placeholder: null,
  });
  const lupo = products.find(({ slug }) => slug === 'lupo-500');
  expect(lupo?.features.map(({ video }) => video)).toContain('video-scrambler-turn');
  expect(lupo?.media.map(({ key }) => key)).toContain('video-scrambler-turn');
});

test('a picture says in every language what it shows', () => {
  const still = { width: 1600, height: 1000, widths: [800], hash: '0123456789', placeholder: 'data:' };
  const manifest = { 'road-blu-side': still };
  const [side] = resolveBrand(files, openDictionary(texts), { ...made, manifest }).media;
  expect(side?.alts).toMatchObject({
    en: 'Falco R, blue, side view',
    de: expect.stringMatching(/^Falco R, Blau, /),
    it: expect.stringMatching(/^Falco R, blu, /),
  });
});

test('values of the specification are shared, and their numbers written the local way', () => {
  const { attributes, products } = resolveBrand(files, openDictionary(texts), made);
  const findValue = (product: string, attribute: string) => {
    const chosen = products
      .find(({ slug }) => slug === product)
      ?.specs.find((spec) => spec.attribute === attribute);
    return attributes
      .find(({ slug }) => slug === attribute)
      ?.values.find(({ slug }) => slug === chosen?.value);
  };
  expect(findValue('lupo-500', 'wheelbase')?.contents).toMatchObject({ en: '1,445 mm', de: '1.445 mm' });
  expect(findValue('lupo-500', 'frame')).toBe(findValue('passo-700', 'frame'));
  expect(findValue('lupo-500', 'front-tyre')).toMatchObject({
    original_content: '110/80 R19',
    contents: null,
  });
});
