import { listAddresses } from '@paddock/server/contracts/addresses';
import { showToast } from '@paddock/ui/toast-queue';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { AccountShell } from '../account/account-shell.tsx';
import type { Route } from './+types/addresses.page.ts';
import { AddressGroup } from './address-group.tsx';
import type { AddressKind, AddressView } from './address-view.ts';
import { loadAddressForm, toAddressView } from './load-address-form.server.ts';
import './addresses.css';

await requireMessages('addresses', 'account');

const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

const KINDS: readonly AddressKind[] = ['billing', 'shipping', 'pickup'];

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [answer, form] = await Promise.all([
    visit.call(listAddresses, { query: {} }),
    loadAddressForm(visit),
  ]);
  // A failure is logged where it is called, and nothing is shown (ACCOUNT-20).
  return { addresses: answer.ok ? answer.data.map(toAddressView) : null, form };
}

type Task =
  | { kind: AddressKind; address: AddressView | null; isDeleting: false }
  | { kind: AddressKind; address: AddressView; isDeleting: true };

export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<Task | null>(null);
  const { addresses, form } = loaderData;
  const route = path('my-account/addresses/entries');
  const close = (isOpen: boolean) => !isOpen && setTask(null);
  const done = (text: string) => {
    showToast({ text });
    void revalidate();
  };
  return (
    <AccountShell tab="addresses" title={t('addresses.title')}>
      <h2 className="ui-h3">{t('addresses.title')}</h2>
      <p className="adr-lead">{t('addresses.lead')}</p>
      {KINDS.map((kind) => (
        <AddressGroup
          key={kind}
          kind={kind}
          addresses={addresses?.filter(({ type }) => type === kind) ?? null}
          onAdd={() => setTask({ kind, address: null, isDeleting: false })}
          onEdit={(address) => setTask({ kind, address, isDeleting: false })}
          onDelete={(address) => setTask({ kind, address, isDeleting: true })}
        />
      ))}
      <Suspense fallback={null}>
        {task && !task.isDeleting && (
          <AddressDialog
            route={route}
            form={form}
            kind={task.kind}
            address={task.address}
            isOpen
            onOpenChange={close}
            onSaved={() => done(t('addresses.saved'))}
          />
        )}
        {task?.isDeleting && (
          <DeleteDialog
            route={route}
            address={task.address}
            isOpen
            onOpenChange={close}
            onDeleted={() => done(t('addresses.deleted'))}
          />
        )}
      </Suspense>
    </AccountShell>
  );
}
