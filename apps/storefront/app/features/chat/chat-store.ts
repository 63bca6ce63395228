import * as messenger from '@intercom/messenger-js-sdk';
import { useSyncExternalStore } from 'react';
import { createChat } from './create-chat.ts';
import { type ChatState, NO_CHAT } from './create-chat-state.ts';

export const chat = createChat(messenger, () => window);

export const useChat = (): ChatState => useSyncExternalStore(chat.subscribe, chat.state, () => NO_CHAT);
