import type { ChatUser } from './create-chat.ts';

/** The signed-in customer's identity for the chat; null: not signed in, not verified, or no response. */
export async function askChatUser(segment: string): Promise<ChatUser | null> {
  try {
    const answer = await fetch(`/${segment}/chat`);
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: ChatUser & { user_hash: string | null } };
    // Without a proof the chat would take any browser's word for who it is, so it learns nothing.
    const { user_hash, ...user } = data;
    return user_hash ? { ...user, user_hash } : null;
  } catch {
    return null;
  }
}
