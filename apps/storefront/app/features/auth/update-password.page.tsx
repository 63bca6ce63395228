import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

await needMessages('auth');

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

export default function UpdatePasswordPage() {
  const t = useT();
  return <PageFrame title={t('auth.update.title')} lead={t('auth.update.lead')} noindex />;
}
