import type { ShownPreview } from '@paddock/server/contracts/previews';
import type { PreviewData } from '../../page/shell-data.ts';

/** The moment as clocks of the site show it, in the language of the page. */
export function previewOf(
  { at, timezone, drafts, desk_origin: deskOrigin }: ShownPreview,
  lang: string,
): PreviewData {
  const format = new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
  });
  const city = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;
  return { moment: at && format.format(new Date(at)), city, drafts, deskOrigin };
}
