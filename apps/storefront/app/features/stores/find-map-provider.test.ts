import { expect, test } from 'vitest';
import { findMapProvider } from './find-map-provider.server.ts';

const KEY = { url: 'https://maps.googleapis.com/maps/api/js', key: 'k' };
const NONE = { maps: { google: null, baidu: null }, mapStyle: null, origins: ['https://shop.example'] };
const style = (url: string, origins: string[] = []) => ({ ...NONE, mapStyle: { url, origins } });

test('[LOCATOR-08] a style with streets serves where the site has no map of its own', () => {
  expect(findMapProvider(undefined, NONE)).toBeNull();
  expect(findMapProvider('google', NONE)).toBeNull();
  expect(findMapProvider(undefined, style('https://tiles.example/style.json'))).toEqual({
    name: 'streets',
    access: { url: 'https://tiles.example/style.json', key: '' },
    isOwn: false,
  });
  const both = { ...style('https://tiles.example/style.json'), maps: { google: KEY, baidu: null } };
  expect(findMapProvider('google', both)).toEqual({ name: 'google', access: KEY, isOwn: false });
});

test('[LOCATOR-09] only a style that is wholly on our own origin is shown without consent', () => {
  const own = 'https://shop.example/media/style.json';
  expect(findMapProvider(null, style(own))?.isOwn).toBe(true);
  expect(findMapProvider(null, style(own, ['https://tiles.example']))?.isOwn).toBe(false);
});
