import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '../i18n/use-t.ts';
import { cancelGate, gate, listenForSession } from '../kit/calls/session-gate.ts';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { Button } from '../kit/parts/button.tsx';

/** Asks to sign in again without leaving the page: in a window of its own, so that no form loses its content. */
export function SessionGate() {
  const t = useT();
  const reason = useSyncExternalStore(gate.subscribe, gate.read);
  useEffect(listenForSession, []);
  if (!reason) return null;
  const path = reason === 'step_up' ? '/step-up' : '/sign-in';
  return (
    <Dialog
      title={t(reason === 'step_up' ? 'shell.gate.stepUp' : 'shell.gate.signIn')}
      onClose={cancelGate}
      footer={
        <>
          <span className="grow" />
          <Button look="quiet" onClick={cancelGate}>
            {t('kit.cancel')}
          </Button>
          <a className="btn btn--primary" href={`${path}?popup=1`} target="desk-sign-in" data-autofocus>
            {t(reason === 'step_up' ? 'shell.gate.confirm' : 'shell.gate.open')}
          </a>
        </>
      }
    >
      <p>{t(reason === 'step_up' ? 'shell.gate.stepUpText' : 'shell.gate.signInText')}</p>
    </Dialog>
  );
}
