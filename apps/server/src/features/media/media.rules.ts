import { ALTERNATIVE_LOCALES } from './media-limits.contract.ts';

/** What can be decoded and encoded again. SVG is a document with scripts, HEIC has no free decoder: both are refused. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const isTakenPicture = (mimeType: string): boolean => TAKEN.includes(mimeType);

/** A medium-format camera has 100 million points; a file of a few bytes can claim a million times that. */
export const MAX_PIXELS = 110_000_000;

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

const WIDTHS = [320, 480, 800, 1200, 1600, 2560];

/** The widths of a picture's renditions: never more than it has. */
export const widthsOf = (width: number): number[] => [
  ...new Set(WIDTHS.map((wanted) => Math.min(wanted, width))),
];

export interface Rendition {
  readonly key: string;
  readonly hash: string;
  readonly width: number;
  readonly format: string;
}

/** Where a rendition lies in the storage; its public name has the same parts. */
export const renditionPath = ({ key, hash, width, format }: Rendition): string =>
  `${key}/${hash}-${width}.${format}`;
export const renditionName = ({ key, hash, width, format }: Rendition): string =>
  `${key}-${hash}-${width}.${format}`;

export const countAlternatives = (isDecorative: boolean, texts: number): number =>
  isDecorative ? ALTERNATIVE_LOCALES.length : Math.min(texts, ALTERNATIVE_LOCALES.length);

/** A picture of one site is changed by its editors; one of the brand by editors of every site. */
export const canChangeMedium = (
  forSiteId: number | null,
  permitted: ReadonlySet<number>,
  allSites: readonly number[],
): boolean => (forSiteId === null ? allSites.every((id) => permitted.has(id)) : permitted.has(forSiteId));
