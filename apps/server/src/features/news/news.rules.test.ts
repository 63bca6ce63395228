import { expect, test } from 'vitest';
import { versionsOf } from './news.rules.ts';

test('each version is the smallest rendition wide enough, else the widest', () => {
  expect(versionsOf({ key: 'a', hash: 'h', widths: [320, 640, 1000] })).toEqual({
    sm: '/media/a-h-640.jpeg',
    md: '/media/a-h-1000.jpeg',
    lg: '/media/a-h-1000.jpeg',
  });
  expect(versionsOf({ key: 'a', hash: null, widths: [480] }).md).toBe('/media/a-480.jpeg');
});
