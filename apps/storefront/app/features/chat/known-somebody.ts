const KEY = 'paddock:chat-user';

/** The chat was opened for a signed-in customer in this browser. Kept beyond the page: he may sign out where no chat is. */
export const rememberSomebody = (): void => localStorage.setItem(KEY, 'yes');
export const wasSomebody = (): boolean => localStorage.getItem(KEY) !== null;
export const forgetSomebody = (): void => localStorage.removeItem(KEY);
