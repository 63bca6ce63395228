import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

export default function BagPage() {
  const t = useT();
  return <PageFrame title={t('bag.title')} lead={t('bag.emptyHint')} noindex />;
}
