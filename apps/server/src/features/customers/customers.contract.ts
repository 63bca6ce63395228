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

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Gives a token. Wrong credentials are 422, never 401; too many guesses are 429',
  body: z.object({ email: z.string().trim().max(254), password: z.string().max(200) }),
  response: z.object({ data: z.object({ access_token: z.string(), expires_at: z.iso.datetime() }) }),
} as const;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Revokes the token of this call; the same call again finds no token and answers 401',
  response: z.object({ data: z.object({ logged_out: z.literal(true) }) }),
} as const;
