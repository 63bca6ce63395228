import type { Speaker } from '@paddock/i18n/speak';
import { createContext, useCallback, useContext } from 'react';
import { codeInWords } from './code-in-words.ts';
import type { MessageId } from './message-id.ts';
import { hasMessage } from './messages.ts';

export const I18nContext = createContext<Speaker | null>(null);

export type Values = Record<string, string | number>;
export type Translate = (id: MessageId, values?: Values) => string;

function useSpeaker(): Speaker {
  const speaker = useContext(I18nContext);
  if (!speaker) throw new Error('useT outside of the desk');
  return speaker;
}

/** `t('orders.title')` in the language of the desk. Ids that are in no `messages.en.json` do not compile. */
export function useT(): Translate {
  const speaker = useSpeaker();
  return useCallback((id, values) => speaker.say(id, values), [speaker]);
}

/**
 * For ids made of what the server answered: ``label(`order.status.${status}`, status)``. Without such a message the
 * fallback is shown; a code as words.
 */
export function useLabel(): (id: string, fallback?: string, values?: Values) => string {
  const speaker = useSpeaker();
  return useCallback(
    (id, fallback, values) => (hasMessage(id) ? speaker.say(id, values) : codeInWords(fallback ?? id)),
    [speaker],
  );
}
