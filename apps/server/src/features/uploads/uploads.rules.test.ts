import { expect, test } from 'vitest';
import { displayName, isPlausibleFilm, isTaken, readRange } from './uploads.rules.ts';

test('what is taken is told by what the bytes are', () => {
  expect(isTaken('image', 'image/heic')).toBe(true);
  expect(isTaken('image', 'image/svg+xml')).toBe(false);
  expect(isTaken('image', 'video/mp4')).toBe(false);
  expect(isTaken('document', 'application/pdf')).toBe(true);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Anna\\fork.jpg', 'fork.jpg'],
  ['a\u202Egpj.exe', 'agpj.exe'],
  ['  \u0000 ', 'file'],
  [null, 'file'],
  ['צילום.jpg', 'צילום.jpg'],
])('the name %j is shown as %j', (input, shown) => {
  expect(displayName(input)).toBe(shown);
});

test('a name is at most 200 long and never half a character', () => {
  const shown = displayName(`a${'🏍'.repeat(250)}.jpg`);
  expect([...shown]).toHaveLength(200);
  expect(shown.isWellFormed()).toBe(true);
});

test('a film has an index and something indexed, to its very end', () => {
  const box = (type: string, start: number, size: number) => ({ type, start, size });
  const film = [box('ftyp', 0, 20), box('moov', 20, 100), box('mdat', 120, 80)];
  expect(isPlausibleFilm(film, 200)).toBe(true);
  expect(isPlausibleFilm(film, 210)).toBe(false);
  expect(isPlausibleFilm(film.slice(0, 2), 120)).toBe(false);
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=100-', null],
  ['bytes=5-1', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
])('the range %j of 100 bytes', (requested, range) => {
  expect(readRange(requested, 100)).toEqual(range);
});
