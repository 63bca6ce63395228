import { type RefundRow, setRefundPayee } from '@paddock/server/features/statements/refunds.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/use-t.ts';
import ActionDialog from '../../kit/actions/action-dialog.tsx';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { showToast } from '../../kit/overlay/toast.tsx';

/** The account a refund goes to; the one the buyer paid from is proposed where a statement names it. */
export default function PayeeDialog({ row, onClose }: { row: RefundRow; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const spec = defineAction<RefundRow, typeof setRefundPayee>({
    name: 'refund.payee',
    keys: 'p',
    contract: setRefundPayee,
    fields: () => [
      {
        name: 'iban',
        label: t('refunds.iban'),
        kind: 'text',
        isRequired: true,
        maxLength: 60,
        initial: row.payee?.iban ?? row.paid_from ?? '',
        ...(row.paid_from && !row.payee && { hint: t('refunds.paidFrom') }),
      },
      {
        name: 'holder',
        label: t('refunds.holder'),
        kind: 'text',
        isRequired: true,
        maxLength: 140,
        initial: row.payee?.holder ?? row.name,
      },
    ],
    input: ({ id }, { iban = '', holder = '' }) => ({ params: { id }, body: { iban, holder } }),
  });
  return (
    <ActionDialog
      subject={row}
      site={row.site}
      spec={spec as SubjectAction<unknown>}
      offer={{ name: spec.name, allowed: true }}
      onClose={onClose}
      onDone={() => {
        showToast(t('action.refund.payee.done'));
        void client.invalidateQueries();
        onClose();
      }}
    />
  );
}
