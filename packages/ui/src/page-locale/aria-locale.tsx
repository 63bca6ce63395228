import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageLocale } from './page-locale.tsx';

/** Left to itself react-aria follows the browser's language; arrow keys and placement must follow the page's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={usePageLocale()}>{children}</I18nProvider>;
}
