import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { showFailure } from '../../http/show-failure.ts';
import { useT } from '../../i18n/use-t.ts';
import type { AddressView } from './address-view.ts';

type Props = {
  route: string;
  address: AddressView;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
};

export default function DeleteDialog({ route, address, isOpen, onOpenChange, onDeleted }: Props) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const reply = await callServer(`${route}/${address.id}`, { method: 'DELETE' });
    setBusy(false);
    // Gone already, perhaps from another window: that is what was wanted.
    if (reply.ok || reply.status === 404) {
      onDeleted();
      onOpenChange(false);
    } else showFailure(reply, t('shell.errors.offline'));
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      title={t('addresses.deleteAsk')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('shell.cancel')}
          </Button>
          <Button variant="danger" onClick={remove} isLoading={isBusy}>
            {t('addresses.delete')}
          </Button>
        </>
      }
    >
      <address className="adr-lines">
        {address.lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <p className="adr-lead">{t('addresses.deleteHint')}</p>
    </Dialog>
  );
}
