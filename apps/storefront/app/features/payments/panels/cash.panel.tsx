import { useT } from '../../../i18n/use-t.ts';
import type { PanelProps } from '../panel-props.ts';
import { SelfRegistering } from './self-registering.tsx';

export default function CashPanel(props: PanelProps) {
  const t = useT();
  return (
    <SelfRegistering {...props} reference="cash-delivery-order" text={t('payments.cash.text')}>
      <p>{t('payments.cash.amount', { amount: props.action.order.total_formatted })}</p>
    </SelfRegistering>
  );
}
