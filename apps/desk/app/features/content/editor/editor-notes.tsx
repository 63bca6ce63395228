import type { ReactNode } from 'react';
import { useLabel, useT } from '../../../i18n/use-t.ts';
import { isDeskError } from '../../../kit/calls/desk-error.ts';
import { Note } from '../../../kit/parts/facts.tsx';
import type { Content } from './use-content.ts';

/** What the editor has to know before going on: a restored text, a conflict, a failed save. */
export function EditorNotes({
  content: { state, saving },
  isPhone,
  children,
}: {
  content: Content;
  isPhone: boolean;
  children: ReactNode;
}) {
  const t = useT();
  const label = useLabel();
  const { error } = saving;
  return (
    <div className="editor__notes">
      {isPhone ? <Note icon="info">{t('content.wider')}</Note> : null}
      {state.status === 'restored' ? (
        <Note tone="info" icon="undo">
          {t('draft.restored')}
        </Note>
      ) : null}
      {Object.keys(state.conflicts).length > 0 ? (
        <div role="alert">
          <Note tone="warn" icon="people">
            {t('draft.conflict')}
          </Note>
        </div>
      ) : null}
      {isDeskError(error) && error.code !== 'cancelled' ? (
        <div role="alert">
          <Note tone="alert" icon="warning">
            {label(`reason.${error.code}`, error.message)}
          </Note>
        </div>
      ) : null}
      {children}
    </div>
  );
}
