import { useT } from '../../../i18n/use-t.ts';
import { TransferDetails } from '../../orders/transfer-details.tsx';
import type { PanelProps } from '../panel-props.ts';
import { SelfRegistering } from './self-registering.tsx';

export default function ChequePanel(props: PanelProps) {
  const t = useT();
  const { post, order } = props.action;
  return (
    <SelfRegistering {...props} reference="check-payment-order" text={t('payments.check.text')}>
      {post.params && <TransferDetails params={post.params} total={order.total_formatted} />}
    </SelfRegistering>
  );
}
