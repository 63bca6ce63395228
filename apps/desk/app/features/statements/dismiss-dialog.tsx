import { type BankLine, dismissLine } from '@paddock/server/features/statements/statements.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/use-t.ts';
import ActionDialog from '../../kit/actions/action-dialog.tsx';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { showToast } from '../../kit/overlay/toast.tsx';

interface DismissProps {
  readonly site: string;
  readonly line: BankLine;
  readonly onClose: () => void;
}

/** The line pays no order; a note says what it is. */
export default function DismissDialog({ site, line, onClose }: DismissProps) {
  const t = useT();
  const client = useQueryClient();
  const spec = defineAction<BankLine, typeof dismissLine>({
    name: 'statement.dismiss',
    keys: 'n',
    contract: dismissLine,
    fields: () => [
      {
        name: 'as',
        label: t('statements.dismissAs'),
        kind: 'select',
        initial: 'not_ours',
        options: [
          { value: 'not_ours', label: t('statements.state.not_ours') },
          { value: 'returned', label: t('statements.state.returned') },
        ],
      },
      { name: 'note', label: t('statements.note'), kind: 'text', maxLength: 500 },
    ],
    input: ({ id }, values) => ({
      params: { id },
      body: { as: values.as === 'returned' ? 'returned' : 'not_ours', note: values.note ?? '' },
    }),
  });
  return (
    <ActionDialog
      subject={line}
      site={site}
      spec={spec as SubjectAction<unknown>}
      offer={{ name: spec.name, allowed: true }}
      onClose={onClose}
      onDone={() => {
        showToast(t('action.statement.dismiss.done'));
        void client.invalidateQueries();
        onClose();
      }}
    />
  );
}
