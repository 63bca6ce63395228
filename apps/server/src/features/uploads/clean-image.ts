import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';

// A phone's largest picture has 50 million points; a small file can claim a million times that.
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 60;

// One picture at a time is enough for a worker, and its memory.
sharp.concurrency(1);
sharp.cache(false);

const REENCODED: Readonly<Record<string, { mimeType: string; as(image: Sharp): Sharp }>> = {
  'image/jpeg': { mimeType: 'image/jpeg', as: (image) => image.jpeg({ quality: 90, mozjpeg: false }) },
  'image/png': { mimeType: 'image/png', as: (image) => image.png() },
  'image/webp': { mimeType: 'image/webp', as: (image) => image.webp({ quality: 90 }) },
  // Drawing AVIF takes a minute; every browser shows WebP.
  'image/avif': { mimeType: 'image/webp', as: (image) => image.webp({ quality: 90 }) },
};

/**
 * The picture and nothing else: decoded and re-encoded, which removes the location and everything else that was
 * in the file. Null: it cannot be drawn. Without bytes: ours to keep as it came, because no decoder for HEIC may be
 * shipped with this one (patents); it is only ever handed out as a download.
 */
export async function cleanImage(
  picture: Readable,
  mimeType: string,
): Promise<{ bytes: Buffer | null; mimeType: string } | null> {
  const target = REENCODED[mimeType];
  const bytes = await buffer(picture);
  if (!target) return { bytes: null, mimeType };
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: MAX_SECONDS });
    return { bytes: await target.as(image).toBuffer(), mimeType: target.mimeType };
  } catch {
    return null;
  }
}
