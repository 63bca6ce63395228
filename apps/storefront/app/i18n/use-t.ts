import type { I18n } from '@lingui/core';
import { createContext, useCallback, useContext } from 'react';
import type { MessageId } from './message-id.ts';

export const I18nContext = createContext<I18n | null>(null);

type Values = Record<string, string | number>;
export type Translate = (id: MessageId, values?: Values) => string;

/** `t('shell.nav.news')` in the page's language. */
export function useT(): Translate {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useT outside of the page');
  return useCallback((id, values) => i18n._(id, values), [i18n]);
}
