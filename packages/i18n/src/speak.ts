import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledCatalogue } from './catalogue.ts';
import { languageTag } from './locales.ts';

/** An i18n instance for one locale. Plural rules and number shapes follow the language really spoken. */
export function speak(locale: string, catalogue: CompiledCatalogue): I18n {
  const tag = languageTag(locale);
  return setupI18n({ locale: tag, messages: { [tag]: catalogue } });
}
