import { z } from 'zod';

export const Picture = z.object({
  /** Pages, news and menus name a picture by it. */
  key: z.string(),
  kind: z.enum(['picture', 'video']),
  /** Of a small rendition, of a video its still, below the address of the media; null: only the original exists. */
  address: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** By language. */
  alts: z.record(z.string(), z.string()),
});
export type Picture = z.infer<typeof Picture>;

export const listPictures = {
  method: 'GET',
  path: '/api/staff/pictures',
  summary: 'All pictures and videos that content may show, by key',
  response: z.object({ data: z.array(Picture) }),
} as const;
