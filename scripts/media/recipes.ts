import sharp, { type Sharp } from 'sharp';

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** One entry of the manifest. A film has a duration, and no widths: it is copied as it is. */
export interface Entry {
  width: number;
  height: number;
  widths: number[];
  formats: readonly Format[];
  hash: string;
  color: string;
  placeholder: string;
  duration?: number;
}

const WIDTHS = [320, 480, 800, 1200, 1600, 2560];
// The frames of a turn are fetched two dozen at a time: 1600 is for large screens, where the studio made them that large.
const FRAME_WIDTHS = [480, 800, 1600];
// A round picture is cut to the window by the viewer, so it comes whole: once for phones, once for all others. More than
// 3072 would be beyond what small graphics chips take, and WebP is the smallest every one of these browsers shows.
const PANORAMA_WIDTHS = [2048, 3072];
const PANORAMA_FORMATS = ['webp'] as const;
// AVIF takes as long as everything else together: it is for what is seen first and large.
const PLAIN_FORMATS = ['webp', 'jpeg'] as const;

const MAIL_WIDTH = 800;

const isFrame = (key: string) => key.startsWith('spin-');
const isPanorama = (key: string) => key.startsWith('pano-');
const isCloseUp = (key: string) => /^detail-|^still-|-(tank|wheel|head|cockpit)$/.test(key);
// Dark heroes band easily and are seen first: they get a little more quality than a shot on the backdrop.
const isDark = (key: string) => key.startsWith('hero-') || key.startsWith('not-found-');

export function encode(image: Sharp, format: Format, key: string, width: number) {
  const extra = isDark(key) ? 4 : 0;
  // Measured: effort 2 takes twice the time of 1 for the same bytes.
  if (format === 'avif') return image.avif({ quality: 52 + extra, effort: 1, chromaSubsampling: '4:2:0' });
  // Sharp edges of colour cost three times the time: worth it only where WebP is the best there is and is looked at.
  if (format === 'webp')
    return image.webp({ quality: 74 + extra, effort: 2, smartSubsample: isCloseUp(key) });
  // JPEG is for mails and previews, which are small, and for browsers of 2019: large ones are not worth a third of the time.
  const isSmall = width <= MAIL_WIDTH;
  return image.jpeg({ quality: 74 + extra, ...(isSmall ? { mozjpeg: true } : { progressive: true }) });
}

const toHex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Which files are made of a picture. */
export function chooseFiles(key: string, width: number): Pick<Entry, 'widths' | 'formats'> {
  const widths = (wanted: readonly number[]) => [...new Set(wanted.map((one) => Math.min(one, width)))];
  if (isPanorama(key)) return { widths: widths(PANORAMA_WIDTHS), formats: PANORAMA_FORMATS };
  return {
    widths: widths(isFrame(key) ? FRAME_WIDTHS : WIDTHS),
    formats: isFrame(key) || isCloseUp(key) ? PLAIN_FORMATS : FORMATS,
  };
}

// Sixteen pixels of WebP fit in a 200-byte data URL and need no script to show, unlike a hash to be decoded.
export async function describePicture(key: string, source: Buffer, hash: string): Promise<Entry> {
  const { width, height } = await sharp(source).metadata();
  const tiny = await sharp(source).resize(16).webp({ quality: 20, effort: 6 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  if (placeholder.length > 200) throw new Error(`placeholder of ${placeholder.length} bytes is over 200`);
  const { channels } = await sharp(source).resize(16).stats();
  return {
    width,
    height,
    ...chooseFiles(key, width),
    hash,
    color: `#${channels
      .slice(0, 3)
      .map((channel) => toHex(channel.mean))
      .join('')}`,
    placeholder,
  };
}
