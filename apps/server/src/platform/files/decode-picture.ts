import sharp, { type Metadata } from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export interface PictureLimits {
  readonly maxPixels: number;
  /** The decoder keeps all of an interlaced or progressive picture in memory. */
  readonly maxInterlacedPixels: number;
  readonly maxDecodedBytes: number;
}

export type PictureRefusal = 'damaged' | 'too_many_pixels';

const BYTES_OF_DEPTH: Readonly<Record<string, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

/** What the decoders of these formats take for each point, measured: they have no way to decode a part or a smaller one. */
const BYTES_OF_FORMAT: Readonly<Record<string, number>> = { heif: 18, webp: 8 };

/** By its head alone, before anything is decoded: a small file can claim points without end. */
export function isTooLarge(
  { width, height, channels, depth, format, isProgressive }: Metadata,
  limits: PictureLimits,
): boolean {
  const pixels = width * height;
  return (
    pixels > (isProgressive ? limits.maxInterlacedPixels : limits.maxPixels) ||
    pixels * Math.max(channels * (BYTES_OF_DEPTH[depth] ?? 16), BYTES_OF_FORMAT[format] ?? 0) >
      limits.maxDecodedBytes
  );
}

// The words of sharp about its input, and of libvips' loaders with their name in front. A timeout, a full disk or
// missing memory says nothing about the file.
const DECODER = /^Input (buffer|file|image) |^\w*(jpe?g|png|webp|heif|avif)\w*: /i;

/** Whether the file is to blame. Anything else may pass at the next try. */
export const isDecoderError = (error: unknown): boolean =>
  error instanceof Error && DECODER.test(error.message) && !/timeout|out of memory/i.test(error.message);
