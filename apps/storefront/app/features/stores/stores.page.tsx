import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

export default function StoresPage() {
  const t = useT();
  return <PageFrame title={t('stores.title')} lead={t('stores.lead')} />;
}
