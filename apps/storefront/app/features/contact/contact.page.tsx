import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

await needMessages('pages');

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

export default function ContactPage() {
  const t = useT();
  return <PageFrame title={t('contact.title')} lead={t('contact.lead')} />;
}
