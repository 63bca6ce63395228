import { Button } from '@paddock/ui/button';
import { Textarea } from '@paddock/ui/text-field';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import type { OrderView } from '../order-view.ts';

const MAX_LENGTH = 500;

/** The question before an order is cancelled, on its page and in its dialog. */
export function CancelForm({ order, action, keep }: { order: OrderView; action?: string; keep: ReactNode }) {
  const t = useT();
  const navigation = useNavigation();
  return (
    <Form method="post" {...(action ? { action } : {})} className="cancel-form" noValidate>
      <p>{t('orders.cancelAsk')}</p>
      {order.payment_status !== 'unpaid' && (
        <p>{t('orders.cancel.money', { amount: order.total_formatted })}</p>
      )}
      <Textarea
        name="reason"
        label={t('orders.cancel.reason')}
        optional={t('shell.form.optional')}
        rows={3}
        maxLength={MAX_LENGTH}
      />
      <div className="cancel-form__deeds">
        <Button type="submit" variant="danger" isLoading={navigation.formMethod === 'POST'}>
          {t('orders.cancel')}
        </Button>
        {keep}
      </div>
    </Form>
  );
}
