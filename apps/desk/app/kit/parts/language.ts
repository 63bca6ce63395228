import { currentLocale } from '../../i18n/messages.ts';

/** The name of a customer's language in that of the desk. The sites call Khmer `kh`; its language code is `km`. */
export function languageName(locale: string): string {
  const names = new Intl.DisplayNames([currentLocale], { type: 'language' });
  return names.of(locale === 'kh' ? 'km' : locale) ?? locale;
}
