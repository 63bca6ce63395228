import { languageTag } from '@paddock/i18n/locales';
import type { ProductManual } from '@paddock/server/contracts/products';
import type { ManualView } from '../manuals/manual-view.ts';

/** Names of languages and sizes of files are worded here, where the language's data is. */
export function toManualViews(manuals: readonly ProductManual[], lang: string, locale: string): ManualView[] {
  const languages = new Intl.DisplayNames([lang], { type: 'language' });
  const size = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return manuals.map(({ id, name, files }) => ({
    id,
    name,
    files: files
      .map((file) => ({
        url: file.url,
        fileName: file.file_name,
        lang: languageTag(file.locale),
        language: languages.of(languageTag(file.locale)) ?? file.locale,
        size: size.format(Math.max(file.bytes, 100_000) / 1_000_000),
        isOwn: file.locale === locale,
      }))
      // The reader's own language first.
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn)),
  }));
}
