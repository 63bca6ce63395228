import { z } from 'zod';

/** The identity of a signed-in customer for the chat. */
export const ChatIdentity = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Proves to the chat that we say so (its identity verification); null where no secret is configured. */
  user_hash: z.string().nullable(),
});
export type ChatIdentity = z.infer<typeof ChatIdentity>;

export const showChatIdentity = {
  method: 'GET',
  path: '/api/auth/user/chat',
  summary: 'Data of the signed-in customer for the chat',
  response: z.object({ data: ChatIdentity }),
} as const;
