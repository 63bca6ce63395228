import { z } from 'zod';

/** Who the chat is told a signed-in customer is. */
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
  summary: 'The signed-in customer as the chat may know him',
  response: z.object({ data: ChatIdentity }),
} as const;
