import { resolveCase } from '@paddock/server/features/payments/staff/payments.staff.contract.ts';
import type { RefundRow } from '@paddock/server/features/statements/refunds.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/use-t.ts';
import ActionDialog from '../../kit/actions/action-dialog.tsx';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { moneyText } from '../../kit/parts/money.tsx';

/** The money was sent: the bank's reference books it, writes the credit note and tells the buyer. */
export default function SentDialog({ row, onClose }: { row: RefundRow; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const spec = defineAction<RefundRow, typeof resolveCase>({
    name: 'refund.sent',
    keys: 'm',
    contract: resolveCase,
    fields: () => [
      { name: 'note', label: t('refunds.bankReference'), kind: 'text', isRequired: true, maxLength: 120 },
    ],
    input: (refund, { note = '' }) => ({
      params: { id: refund.case_id ?? 0 },
      body: { resolution: 'refund', note },
    }),
    effects: (refund) => [
      t('refunds.effect', { sum: moneyText(refund.amount_minor, refund.currency), name: refund.name }),
    ],
  });
  return (
    <ActionDialog
      subject={row}
      site={row.site}
      spec={spec as SubjectAction<unknown>}
      offer={{ name: spec.name, allowed: row.case_id !== null, is_money: true }}
      onClose={onClose}
      onDone={() => {
        showToast(t('action.refund.sent.done'));
        void client.invalidateQueries();
        onClose();
      }}
    />
  );
}
