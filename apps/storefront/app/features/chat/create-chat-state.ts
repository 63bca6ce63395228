export type ChatState = {
  ready: boolean;
  visible: boolean;
  unread: number;
  /** Its script could not be loaded. */
  failed: boolean;
};

export const NO_CHAT: ChatState = { ready: false, visible: false, unread: 0, failed: false };

/** The messenger's state as an external store of React. */
export function createChatState() {
  let state = NO_CHAT;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    change(next: Partial<ChatState>) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
