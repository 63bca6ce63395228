import { z } from 'zod';

/** A picture of the library as the storefront shows it: its files are `/media/<key>-<hash>-<width>.<format>`. */
export const LibraryPicture = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  formats: z.array(z.enum(['avif', 'webp', 'jpeg'])),
  hash: z.string(),
  color: z.string().nullable(),
  placeholder: z.string().nullable(),
  /** What a crop keeps in view, as `60% 40%`; null: the middle. */
  focus: z.string().nullable(),
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

export const listLibrary = {
  method: 'GET',
  path: '/api/front/media',
  summary: 'Pictures that the desk has uploaded or changed; they come before those of the build',
  response: z.object({ data: z.array(LibraryPicture) }),
} as const;

/** `<key>-<hash>-<width>.<format>` */
export const RENDITION_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{10})-(\d{2,4})\.(avif|webp|jpeg)$/;

/** The bytes, not the envelope. The name has the hash of the content: an answer never changes. */
export const readRendition = {
  method: 'GET',
  path: '/api/front/media/:name',
  summary: 'One rendition of a picture of the library',
  params: z.object({ name: z.string().max(200).regex(RENDITION_NAME) }),
  response: z.unknown(),
} as const;
