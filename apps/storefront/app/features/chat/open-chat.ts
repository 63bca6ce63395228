import { useSyncExternalStore } from 'react';
import { isThirdPartyFree } from '../consent/third-party-free.ts';

const KEY = 'paddock:open-chat';
const inBrowser = typeof window !== 'undefined';
// After the reload that follows a consent, or when the URL requests it: /it-it/contact#chat
let wanted = inBrowser && (sessionStorage.getItem(KEY) !== null || window.location.hash === '#chat');
if (inBrowser) sessionStorage.removeItem(KEY);
const listeners = new Set<() => void>();

/** The visitor pressed "online chat". Where no third party is let in, the chat opens on the contact page. */
export function openChat(): void {
  const { segment } = document.documentElement.dataset;
  if (isThirdPartyFree()) window.location.assign(`/${segment}/contact#chat`);
  else setWanted(true);
}

/** It is open, or not to be opened after all. */
export const chatAnswered = (): void => setWanted(false);

/** Survives the reload that follows a consent. */
export const openChatAfterReload = (): void => sessionStorage.setItem(KEY, 'yes');

export const useChatWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );

function setWanted(next: boolean): void {
  wanted = next;
  for (const listener of [...listeners]) listener();
}
