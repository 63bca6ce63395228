const KEY = 'paddock:chat-user';

/** A signed-in customer used the chat in this browser. Kept beyond the page, for a sign-out on a page without chat. */
export const rememberChatUser = (): void => localStorage.setItem(KEY, 'yes');
export const hadChatUser = (): boolean => localStorage.getItem(KEY) !== null;
export const forgetChatUser = (): void => localStorage.removeItem(KEY);
