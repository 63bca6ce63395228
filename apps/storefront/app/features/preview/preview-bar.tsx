import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import type { PreviewData } from '../../page/shell-data.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { PreviewFrame } from './preview-frame.tsx';

await requireMessages('preview');

/** Says on every page of a preview of which moment it is. */
export default function PreviewBar({ preview }: { preview: PreviewData }) {
  const t = useT();
  const isHydrated = useHydrated();
  const { moment, city, drafts } = preview;
  return (
    <aside className="preview-bar" aria-label={t('preview.name')}>
      <strong>{moment ? t('preview.at', { moment, city }) : t('preview.now')}</strong>
      <span>{drafts ? t('preview.drafts') : t('preview.noPurchase')}</span>
      {isHydrated && <PreviewFrame deskOrigin={preview.deskOrigin} />}
    </aside>
  );
}
