import { z } from 'zod';

// A preview is the shop itself at another moment, with drafts if asked for, for the bearer of its secret.

export const Preview = z.object({
  token: z.string(),
  /** The home page of the site in the language, on the storefront's origin. Any other page takes `?preview=<token>` too. */
  url: z.string(),
  /** Null: now, whenever it is looked at. */
  at: z.string().nullable(),
  drafts: z.boolean(),
  until: z.string(),
});
export type Preview = z.infer<typeof Preview>;

export const ShownPreview = z.object({
  at: z.string().nullable(),
  drafts: z.boolean(),
  timezone: z.string(),
  /** The only origin that may show the preview in a frame. */
  desk_origin: z.string(),
});
export type ShownPreview = z.infer<typeof ShownPreview>;

export const showPreview = {
  method: 'GET',
  path: '/api/front/preview',
  summary: 'What the secret in `X-Preview` shows; 404 for an unknown or expired one',
  response: z.object({ data: ShownPreview }),
} as const;

/**
 * What desk and preview frame say to each other with postMessage. Each checks the origin of the other.
 * Frame → desk: `ready` once it listens, `select` on a click. Desk → frame: `revision` after a draft was saved, `show`
 * to scroll to a block and outline it.
 */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paddock.preview.ready'), path: z.string() }),
  z.object({
    type: z.literal('paddock.preview.select'),
    /** The id of the block; `field` is the path inside of it (`headline`, `entries.2.title`), null where unknown. */
    block: z.string(),
    field: z.string().nullable(),
  }),
  z.object({ type: z.literal('paddock.preview.loaded'), revision: z.number().nullable() }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

export const DeskMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paddock.preview.revision'), revision: z.number() }),
  z.object({ type: z.literal('paddock.preview.show'), block: z.string() }),
]);
export type DeskMessage = z.infer<typeof DeskMessage>;
