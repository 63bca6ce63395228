import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { isDecoderError, isTooLarge, type PictureRefusal } from '../../platform/files/decode-picture.ts';

// A phone's largest picture has 50 million points; a small file can claim a million times that.
const LIMITS = { maxPixels: 50_000_000, maxInterlacedPixels: 10_000_000, maxDecodedBytes: 200_000_000 };
/** Of the longer side: enough for evidence, and large photos are decoded at half their size. */
const MAX_SIDE = 4000;
const MAX_SECONDS = 60;

interface Target {
  readonly mimeType: string;
  as(image: Sharp): Sharp;
}

const REENCODED: Readonly<Record<string, Target>> = {
  'image/jpeg': { mimeType: 'image/jpeg', as: (image) => image.jpeg({ quality: 90, mozjpeg: false }) },
  'image/png': { mimeType: 'image/png', as: (image) => image.png() },
  'image/webp': { mimeType: 'image/webp', as: (image) => image.webp({ quality: 90 }) },
  // Drawing AVIF takes a minute; every browser shows WebP.
  'image/avif': { mimeType: 'image/webp', as: (image) => image.webp({ quality: 90 }) },
};

type Cleaned =
  | { readonly ok: true; readonly bytes: Buffer | null; readonly mimeType: string }
  | { readonly ok: false; readonly refusal: PictureRefusal };

/**
 * The picture and nothing else: decoded and re-encoded, which removes the location and everything else that was
 * in the file. Without bytes: ours to keep as it came, because no decoder for HEIC may be shipped with this one
 * (patents); it is only ever handed out as a download.
 */
export async function cleanImage(read: () => Readable, mimeType: string): Promise<Cleaned> {
  const target = REENCODED[mimeType];
  return target ? reencode(await buffer(read()), target) : { ok: true, bytes: null, mimeType };
}

async function reencode(bytes: Buffer, target: Target): Promise<Cleaned> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (isTooLarge(head, LIMITS)) return { ok: false, refusal: 'too_many_pixels' };
    const image = sharp(bytes, { limitInputPixels: LIMITS.maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    return { ok: true, bytes: await target.as(image).toBuffer(), mimeType: target.mimeType };
  } catch (error) {
    if (isDecoderError(error)) return { ok: false, refusal: 'damaged' };
    throw error;
  }
}
