import { z } from 'zod';

export const Customer = z.object({
  given_name: z.string(),
  family_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

export type Customer = z.infer<typeof Customer>;

export const showUser = {
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in customer',
  response: z.object({ data: Customer }),
} as const;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Revokes the token of this call; the same call again finds no token and answers 401',
  response: z.object({ data: z.object({ logged_out: z.literal(true) }) }),
} as const;
