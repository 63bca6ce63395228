import { expect, test } from 'vitest';
import { describeFilm } from './mp4.ts';
import { chooseFiles } from './recipes.ts';

const box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, n) => {
    bytes.writeUInt32BE(value, n * 4);
  });
  return bytes;
};

test('a film says how long and how large it is', () => {
  // version, created, changed, ticks a second, ticks
  const header = box('mvhd', numbers(0, 0, 0, 600, 4830));
  const track = box('trak', box('tkhd', numbers(0, 0, 0, 1280 * 65_536, 720 * 65_536)));
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('mdat', numbers(1, 2)),
    box('moov', header, track),
  ]);
  expect(describeFilm(film, '0123456789')).toMatchObject({
    width: 1280,
    height: 720,
    duration: 8.1,
    widths: [],
    formats: [],
    hash: '0123456789',
  });
});

test('what is no film is refused', () => {
  expect(() => describeFilm(Buffer.from('not a film at all'), '0123456789')).toThrow('no MP4 film');
});

test('a picture is never enlarged, frames come in their own widths, AVIF is for what is seen large', () => {
  expect(chooseFiles('scrambler-rosso-side', 1600)).toEqual({
    widths: [320, 480, 800, 1200, 1600],
    formats: ['avif', 'webp', 'jpeg'],
  });
  expect(chooseFiles('hero-road-blu', 2560).widths).toContain(2560);
  expect(chooseFiles('spin-road-rosso-07', 800)).toEqual({ widths: [480, 800], formats: ['webp', 'jpeg'] });
  expect(chooseFiles('spin-road-rosso-07', 1600).widths).toEqual([480, 800, 1600]);
  expect(chooseFiles('pano-main', 4096)).toEqual({ widths: [2048, 3072], formats: ['webp'] });
  expect(chooseFiles('road-rosso-wheel', 1200).formats).toEqual(['webp', 'jpeg']);
});
