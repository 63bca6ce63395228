import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import type { OrderItem, OrderView } from '../../orders/order-view.ts';

interface Props {
  order: OrderView;
  items: OrderItem[];
  /** Sent twice, the statement is one withdrawal. */
  idempotencyKey: string;
  step: WithdrawalStep;
}

/** The statement once more, whole, above the button that sends it. */
export function WithdrawalReview({ order, items, idempotencyKey, step }: Props) {
  const t = useT();
  const navigation = useNavigation();
  const { typed } = step;
  const chosen = items.filter(({ uuid }) => typed.items.includes(uuid));
  const isSending = navigation.formData?.get('step') === 'confirm';
  return (
    <Form method="post" className="return-form" noValidate>
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="name" value={typed.name} />
      <input type="hidden" name="email" value={typed.email} />
      {typed.items.map((uuid) => (
        <input key={uuid} type="hidden" name="items" value={uuid} />
      ))}
      {step.isOffline && <Note tone="alert" isLive title={t('orders.unreachable')} />}
      <div className="withdrawal-statement">
        <p>{t('returns.withdraw.statement', { code: order.code })}</p>
        <ul>
          {chosen.map(({ uuid, name, variant }) => (
            <li key={uuid}>
              <bdi>{name}</bdi>
              {variant && <span className="ui-muted"> {variant}</span>}
            </li>
          ))}
        </ul>
        <dl>
          <div>
            <dt>{t('returns.withdraw.name')}</dt>
            <dd>
              <bdi>{typed.name}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('returns.withdraw.email')}</dt>
            <dd>
              <bdi dir="ltr">{typed.email}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <p>{t(order.delivered_at ? 'returns.withdraw.sendBack' : 'returns.withdraw.before')}</p>
      <div className="return-form__deeds">
        <Button type="submit" name="step" value="confirm" isLoading={isSending}>
          {t('returns.withdraw.confirm')}
        </Button>
        <Button type="submit" name="step" value="change" variant="ghost">
          {t('returns.withdraw.change')}
        </Button>
      </div>
    </Form>
  );
}

/** The statement as it was typed, with what is wrong with it, or to be confirmed. */
export interface WithdrawalStep {
  readonly isReview: boolean;
  readonly typed: { readonly name: string; readonly email: string; readonly items: readonly string[] };
  readonly faults: { readonly name: boolean; readonly email: boolean; readonly items: boolean };
  /** Why the api refused it. */
  readonly message: string | null;
  readonly isOffline: boolean;
}
