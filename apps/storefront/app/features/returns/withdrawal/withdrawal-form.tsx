import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import type { OrderItem, OrderView } from '../../orders/order-view.ts';
import { ReturnItems } from '../return-items.tsx';
import type { WithdrawalStep } from './withdrawal-review.tsx';

interface Props {
  order: OrderView;
  /** What can be withdrawn from. */
  items: OrderItem[];
  step?: WithdrawalStep | undefined;
  back: ReactNode;
}

/** The statement: who, of which contract and items, and where its confirmation goes. Works without script. */
export function WithdrawalForm({ order, items, step, back }: Props) {
  const t = useT();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (step) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [step]);
  const isRefused = step && (step.message !== null || step.isOffline);
  return (
    <Form ref={form} method="post" className="return-form" noValidate>
      {isRefused && <Note tone="alert" isLive title={step.message ?? t('orders.unreachable')} />}
      <p className="withdrawal-order">
        {t('orders.number')} <bdi>{order.code}</bdi>
      </p>
      <ReturnItems
        items={items}
        chosen={step?.typed.items ?? items.map(({ uuid }) => uuid)}
        isInvalid={Boolean(step?.faults.items)}
        legend={t('returns.withdraw.choose')}
      />
      <TextField
        id="withdrawal-name"
        name="name"
        label={t('returns.withdraw.name')}
        autoComplete="name"
        maxLength={200}
        aria-required
        defaultValue={step?.typed.name ?? `${order.given_name} ${order.family_name}`}
        error={step?.faults.name ? t('shell.form.required') : undefined}
      />
      <TextField
        id="withdrawal-email"
        name="email"
        type="email"
        label={t('returns.withdraw.email')}
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        aria-required
        defaultValue={step?.typed.email ?? order.email}
        error={step?.faults.email ? t('returns.withdraw.badEmail') : undefined}
      />
      <div className="return-form__deeds">
        <Button type="submit" name="step" value="review" isLoading={navigation.formMethod === 'POST'}>
          {t('returns.withdraw.next')}
        </Button>
        {back}
      </div>
    </Form>
  );
}
