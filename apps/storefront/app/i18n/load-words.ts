import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import type { PageContext } from '../page/page-context.ts';

export const wordsPath = ({ segment, words }: Pick<PageContext, 'segment' | 'words'>): string | null =>
  segment && words ? `/${segment}/words/${words}` : null;

/** Words of the desk in the place of those of the release; without them the page says what the release says. */
export async function loadWords(page: Pick<PageContext, 'segment' | 'words'>): Promise<CompiledCatalogue> {
  const path = wordsPath(page);
  if (!path) return {};
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as CompiledCatalogue) : {};
  } catch {
    return {};
  }
}
