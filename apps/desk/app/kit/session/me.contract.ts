import { z } from 'zod';

const DeskSite = z.object({
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  currency: z.string(),
  timezone: z.string(),
});

export const showMe = {
  method: 'GET',
  path: '/api/staff/me',
  summary: 'The signed-in person with permissions and the sites that each holds for',
  response: z.object({
    data: z.object({
      id: z.coerce.string(),
      name: z.string(),
      email: z.string().nullish(),
      locale: z.string().nullish(),
      permissions: z.record(z.string(), z.array(z.string())),
      sites: z.array(DeskSite),
      strong_until: z.string().nullish(),
      has_passkey: z.boolean().optional(),
    }),
  }),
} as const;

export type Me = z.infer<typeof showMe.response>['data'];
export type DeskSite = z.infer<typeof DeskSite>;
