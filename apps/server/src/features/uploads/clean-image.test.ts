import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isDecoderError, isTooLarge } from '../../platform/files/decode-picture.ts';
import { anInterlacedBomb } from '../../testing/builders/media/hostile-pictures.ts';
import { aPhotograph } from '../../testing/builders/media/sending-media.ts';
import { cleanImage } from './clean-image.ts';

const clean = (bytes: Buffer, type = 'image/png') => cleanImage(() => Readable.from([bytes]), type);
const LIMITS = { maxPixels: 50_000_000, maxInterlacedPixels: 10_000_000, maxDecodedBytes: 200_000_000 };
const head = { width: 5_000, height: 5_000, channels: 3, depth: 'uchar', isProgressive: false } as const;

test('[SEC-05] an interlaced picture of 400 KB that decodes to 392 MB is refused by its head', async () => {
  const bomb = anInterlacedBomb(7_000, 7_000);
  expect(bomb.length).toBeLessThan(500_000);
  const before = process.memoryUsage.rss();
  const found = await Promise.all(Array.from({ length: 8 }, () => clean(bomb)));
  for (const one of found) expect(one).toEqual({ ok: false, refusal: 'too_many_pixels' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
});

test('[SEC-05] the limits are of points, of interlaced points and of decoded bytes', () => {
  expect(isTooLarge(head as never, LIMITS)).toBe(false);
  expect(isTooLarge({ ...head, height: 10_001 } as never, LIMITS)).toBe(true);
  expect(isTooLarge({ ...head, isProgressive: true } as never, LIMITS)).toBe(true);
  expect(isTooLarge({ ...head, channels: 4, depth: 'ushort', height: 5_001 } as never, LIMITS)).toBe(true);
});

test('[SEC-05] a format whose decoder takes more than the decoded picture has a limit of its own', async () => {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .avif()
    .toBuffer();
  const { format } = await sharp(small).metadata();
  expect(isTooLarge({ ...head, format, height: 2_200 } as never, LIMITS)).toBe(false);
  expect(isTooLarge({ ...head, format, height: 2_300 } as never, LIMITS)).toBe(true);
  expect(isTooLarge({ ...head, format: 'webp', height: 5_001 } as never, LIMITS)).toBe(true);
});

test('[SEC-05] a large photo is kept with 4,000 points on its longer side', async () => {
  const cleaned = await clean(await aPhotograph(6_000, 3_000), 'image/jpeg');
  expect(cleaned.ok && cleaned.bytes && (await sharp(cleaned.bytes).metadata())).toMatchObject({
    width: 4_000,
    height: 2_000,
  });
});

test('[SEC-05] only what a decoder says of the file is damage; a timeout or missing memory is tried again', async () => {
  const jpeg = await aPhotograph(600, 600);
  const damaged = { ok: false, refusal: 'damaged' };
  expect(await clean(jpeg.subarray(0, 4_000), 'image/jpeg')).toEqual(damaged);
  expect(await clean(Buffer.from('no picture'), 'image/png')).toEqual(damaged);
  expect(isDecoderError(new Error('timeout: 4% complete'))).toBe(false);
  expect(isDecoderError(new Error('pngload_buffer: out of memory'))).toBe(false);
  expect(isDecoderError(new Error('ENOSPC: no space left on device'))).toBe(false);
  await expect(
    cleanImage(
      () =>
        Readable.from(
          (async function* () {
            yield jpeg;
            throw new Error('ECONNRESET');
          })(),
        ),
      'image/jpeg',
    ),
  ).rejects.toThrow('ECONNRESET');
});
