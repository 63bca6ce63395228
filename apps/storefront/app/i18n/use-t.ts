import type { Speaker } from '@paddock/i18n/speak';
import { createContext, useCallback, useContext } from 'react';
import type { MessageId } from './message-id.ts';

export const I18nContext = createContext<Speaker | null>(null);

type Values = Record<string, string | number>;
export type Translate = (id: MessageId, values?: Values) => string;

/** `t('shell.nav.news')` in the page's language. */
export function useT(): Translate {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useT outside of the page');
  return useCallback((id, values) => i18n.say(id, values), [i18n]);
}
