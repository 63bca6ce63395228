import { intlTag } from '@paddock/i18n/digits';
import { baseOf, isEdition, languageTag } from '@paddock/i18n/locales';
import type { ProductManual } from '@paddock/server/contracts/products';
import type { ManualView } from './manual-file-link.tsx';

/** Names of languages and sizes of files are worded here, where the language's data is. */
export function toManualViews(
  manuals: readonly ProductManual[],
  lang: string,
  edition: string,
): ManualView[] {
  const languages = new Intl.DisplayNames([lang], { type: 'language' });
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(intlTag(lang), {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits,
    });
  const [kilobytes, megabytes] = [unit('kilobyte', 0), unit('megabyte', 1)];
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000);
  return manuals.map(({ id, name, files }) => ({
    id,
    name,
    files: forEdition(files, edition)
      .map((file) => ({
        url: file.url,
        fileName: file.file_name,
        lang: languageTag(file.locale),
        language: languages.of(languageTag(baseOf(file.locale))) ?? file.locale,
        size: sizeOf(file.bytes),
        isOwn: baseOf(file.locale) === baseOf(edition),
      }))
      // The reader's own language first.
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn)),
  }));
}

/** A language is listed once: in the reader's edition where there is one, else as it is. */
function forEdition<File extends { locale: string }>(files: readonly File[], edition: string): File[] {
  const hasOwn = files.some((file) => file.locale === edition);
  return files.filter(
    ({ locale }) => locale === edition || (!isEdition(locale) && !(hasOwn && locale === baseOf(edition))),
  );
}
