import { Button } from '@paddock/ui/button';
import { Form } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';

/** A form and not a link: it makes the order's cart this browser's. The checkout is a document of its own. */
export function PayNow({ code, size }: { code: string; size?: 'small' }) {
  const t = useT();
  const path = usePath();
  return (
    <Form method="post" action={path(`my-account/orders/${code}/pay`)} reloadDocument className="pay-now">
      <Button type="submit" iconStart="lock" size={size}>
        {t('orders.payNow')}
      </Button>
    </Form>
  );
}
