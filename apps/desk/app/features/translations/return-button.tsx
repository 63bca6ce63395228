import {
  type LocaleOverview,
  returnText,
  type TextRow,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { Button } from '../../kit/parts/button.tsx';

interface ReturnButtonProps {
  readonly row: TextRow;
  readonly locale: LocaleOverview;
  onReturned(change: Partial<TextRow>): void;
}

/** Sends the words back to the translator with a note. */
export function ReturnButton({ row, locale, onReturned }: ReturnButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const send = useDeskMutation(returnText, {
    site: locale.site ?? undefined,
    invalidates: ['/api/staff/texts/locales'],
    onSuccess: ({ data: { state, revision } }) => {
      setOpen(false);
      onReturned({ state, revision, note });
    },
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('translations.return')}
      </Button>
      {isOpen ? (
        <Dialog
          title={t('translations.return')}
          onClose={() => setOpen(false)}
          footer={
            <Button
              look="primary"
              disabled={note.trim().length < 3 || send.isPending}
              onClick={() =>
                send.mutate({
                  params: { id: String(row.id), locale: locale.locale },
                  body: { revision: row.revision, note },
                })
              }
            >
              {t('translations.return')}
            </Button>
          }
        >
          <label className="col col--6">
            {t('translations.note')}
            <textarea
              className="input input--area"
              rows={3}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
        </Dialog>
      ) : null}
    </>
  );
}
