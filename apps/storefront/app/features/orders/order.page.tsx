import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/order.page.ts';

await needMessages('account');
await needMessages('till');

export function loader({ params }: Route.LoaderArgs) {
  return { code: params.code };
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <PageFrame
      title={t('orders.order', { code: loaderData.code })}
      lead={t('orders.timeline')}
      trail={[
        { name: t('account.title'), path: 'my-account' },
        { name: t('orders.title'), path: 'my-account/orders' },
      ]}
      noindex
    />
  );
}
