import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

await needMessages('account');

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

export default function AddressesPage() {
  const t = useT();
  return (
    <PageFrame
      title={t('account.addresses.title')}
      lead={t('account.lead')}
      trail={[{ name: t('account.title'), path: 'my-account' }]}
      noindex
    />
  );
}
