import type { ChatUser } from './chat-store.ts';

/** Who the signed-in customer is to the chat; null: nobody, or no answer. */
export async function askChatUser(segment: string): Promise<ChatUser | null> {
  try {
    const answer = await fetch(`/${segment}/chat`);
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: ChatUser & { user_hash: string | null } };
    const { user_hash, ...user } = data;
    return user_hash ? { ...user, user_hash } : user;
  } catch {
    return null;
  }
}
