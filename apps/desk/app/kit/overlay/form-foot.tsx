import type { ReactNode } from 'react';
import { useLabel, useT } from '../../i18n/use-t.ts';
import type { DeskError } from '../calls/desk-error.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/facts.tsx';

interface FormFootProps {
  readonly children: ReactNode;
  readonly isReady: boolean;
  readonly look?: 'primary' | 'danger-primary';
  readonly onClose: () => void;
}

/** Cancel and submit of a dialog with a form; the submit button carries the key. */
export function FormFoot({ children, isReady, look = 'primary', onClose }: FormFootProps) {
  const t = useT();
  return (
    <div className="action__foot">
      <Button look="quiet" onClick={onClose}>
        {t('kit.cancel')}
      </Button>
      <Button type="submit" look={look} keys="mod+enter" disabled={!isReady}>
        {children}
      </Button>
    </div>
  );
}

/** Why a call of the form was refused: the desk's own sentence for the code, else that of the api. */
export function FormProblem({ error }: { readonly error: Pick<DeskError, 'code' | 'message'> | null }) {
  const label = useLabel();
  return error ? (
    <div role="alert">
      <Note tone="alert" icon="warning">
        {label(`reason.${error.code}`, error.message)}
      </Note>
    </div>
  ) : null;
}
