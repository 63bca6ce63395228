import sharp, { type Sharp } from 'sharp';
import { isDecoderError, isTooLarge, type PictureRefusal } from '../../../platform/files/decode-picture.ts';
import { type Format, MAX_PIXELS } from '../media.rules.ts';

// Photographers also send progressive files, of cameras with 50 million points.
const LIMITS = { maxPixels: MAX_PIXELS, maxInterlacedPixels: 50_000_000, maxDecodedBytes: 450_000_000 };

const MAX_SECONDS = 120;
const DESCRIBED_WIDTH = 16;

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: MAX_SECONDS });

type Described =
  | {
      readonly ok: true;
      readonly width: number;
      readonly height: number;
      readonly placeholder: string;
      readonly color: string;
    }
  | { readonly ok: false; readonly refusal: PictureRefusal };

const toHex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Reads the size from the head first: a small file that claims billions of points is refused before it is decoded. */
export async function describePicture(bytes: Buffer): Promise<Described> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { autoOrient } = head;
    if (isTooLarge(head, LIMITS)) return { ok: false, refusal: 'too_many_pixels' };
    // The whole picture is decoded here, so a truncated one is found.
    const tiny = await open(bytes)
      .resize(DESCRIBED_WIDTH)
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    const placeholder = await sharp(tiny).webp({ quality: 20, effort: 6 }).toBuffer();
    const { channels } = await sharp(tiny).stats();
    return {
      ok: true,
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
      color: `#${channels
        .slice(0, 3)
        .map(({ mean }) => toHex(mean))
        .join('')}`,
    };
  } catch (error) {
    if (isDecoderError(error)) return { ok: false, refusal: 'damaged' };
    throw error;
  }
}

export interface RawPicture {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** The picture in sRGB at a width, as bare points: nothing else of the file comes along. */
export async function shrinkPicture(from: Buffer | RawPicture, width: number): Promise<RawPicture> {
  const image = Buffer.isBuffer(from) ? open(from) : sharp(from.data, { raw: from.raw });
  const { data, info } = await image
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

export const encodePicture = ({ data, raw }: RawPicture, format: Format): Promise<Buffer> =>
  ENCODERS[format](sharp(data, { raw }).timeout({ seconds: MAX_SECONDS })).toBuffer();

// As `node scripts/media.ts` makes those of the brand: effort 2 takes twice the time of 1 for the same bytes.
const ENCODERS: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74, effort: 2 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 74, progressive: true }),
};
