import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { showToast } from '../overlay/toast.tsx';
import { Button } from '../parts/button.tsx';
import type { SubjectAction } from './action-types.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));

interface NewButtonProps {
  readonly label: string;
  readonly site: string;
  /** What the dialog asks for and calls; its subject does not exist yet. */
  readonly spec: SubjectAction<null>;
}

/** The button of a list that makes a new row; its key is that of the action. */
export function NewButton({ label, site, spec }: NewButtonProps) {
  const t = useT();
  const message = useLabel();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: spec.keys, label, group: t('kit.keys.actions'), run: () => setOpen(true) }]);
  return (
    <>
      <Button look="primary" icon="plus" keys={spec.keys} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <ActionDialog
            subject={null}
            site={site}
            spec={spec as SubjectAction<unknown>}
            offer={{ name: spec.name, allowed: true }}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              showToast(message(`action.${spec.name}.done`, t('kit.action.done')));
              void client.invalidateQueries();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
