import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { RadioGroup } from '@paddock/ui/radio-group';
import { Textarea } from '@paddock/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { OrderItem, OrderView } from '../orders/order-view.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { ReturnItems } from './return-items.tsx';
import { isReason, REASONS, type ReturnProblem } from './return-view.ts';

const MAX_PHOTOS = 6;
const MAX_LENGTH = 2000;

type Props = {
  order: OrderView;
  /** What can still be given back. */
  items: OrderItem[];
  /** Sent twice, the form creates one return. */
  idempotencyKey: string;
  problem?: ReturnProblem | undefined;
};

/** What comes back, why, and photographs if they help. Works before any script does; photographs need one. */
export function ReturnForm({ order, items, idempotencyKey, problem }: Props) {
  const t = useT();
  const path = usePath();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const chosen = problem?.typed.items ?? (items.length === 1 ? items.map(({ uuid }) => uuid) : []);
  const reason = problem?.typed.reason ?? '';
  return (
    <Form ref={form} method="post" className="return-form" noValidate>
      <input type="hidden" name="key" value={idempotencyKey} />
      {problem && (problem.message !== null || problem.isOffline) && (
        <Note tone="alert" isLive title={problem.message ?? t('orders.unreachable')} />
      )}
      <ReturnItems
        items={items}
        chosen={chosen}
        isInvalid={Boolean(problem?.faults.items)}
        legend={t('returns.choose')}
      />
      <RadioGroup
        legend={t('orders.return.reason')}
        name="reason"
        options={REASONS.map((value) => ({ value, label: t(`returns.reason.${value}`) }))}
        {...(isReason(reason) ? { defaultValue: reason } : {})}
        error={problem?.faults.reason ? t('returns.error.reason') : undefined}
      />
      <Textarea
        name="note"
        label={t('returns.note')}
        hint={t('returns.noteHint')}
        optional={t('shell.form.optional')}
        rows={4}
        maxLength={MAX_LENGTH}
        defaultValue={problem?.typed.note ?? ''}
      />
      {hasScript && <ReturnPhotos onBusy={setSending} />}
      <div className="return-form__deeds">
        <Button type="submit" isLoading={navigation.formMethod === 'POST' || isSending}>
          {t('orders.return.submit')}
        </Button>
        <ButtonLink as={Link} to={path(`my-account/orders/${order.code}`)} variant="quiet">
          {t('returns.back')}
        </ButtonLink>
      </div>
    </Form>
  );
}

function ReturnPhotos({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const t = useT();
  return (
    <UploadField
      kind="image"
      min={0}
      max={MAX_PHOTOS}
      name="photos"
      as="h2"
      title={t('returns.photos')}
      hint={t('returns.photosHint', { count: MAX_PHOTOS })}
      onChange={(_ids, isBusy) => onBusy(isBusy)}
    />
  );
}
