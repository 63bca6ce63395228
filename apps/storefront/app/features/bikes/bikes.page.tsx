import { listBikes } from '@paddock/server/contracts/bikes';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Note } from '@paddock/ui/note';
import { lazy, Suspense, useState } from 'react';
import { data, Link } from 'react-router';
import { pageError, unavailablePage } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { AccountShell } from '../account/account-shell.tsx';
import type { Route } from './+types/bikes.page.ts';
import { actOnBikes } from './act-on-bikes.server.ts';
import { BikeCard } from './bike-card.tsx';
import type { BikeAnswer } from './bike-view.ts';
import { toBikeView, toRegistrationView } from './bike-views.server.ts';
import { Registrations } from './registrations.tsx';
import './bikes.css';

await requireMessages('account');

const ActivateDialog = lazy(() => import('./activate-dialog.tsx'));
const TransferDialog = lazy(() => import('./transfer-dialog.tsx'));
const LostDialog = lazy(() => import('./lost-dialog.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(listBikes, {});
  if (!answer.ok) throw unavailablePage(answer.status);
  return {
    bikes: answer.data.map((bike) => toBikeView(visit, bike)),
    isNew: visit.url.searchParams.has('new'),
    registrations: answer.meta.registrations.map((one) => toRegistrationView(visit, one)),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await actOnBikes(visit, await request.formData().catch(() => new FormData()));
  if (!answer) throw pageError('not_found', 404);
  return answer.ok ? answer : data(answer, { status: answer.message === null ? 503 : 422 });
}

/** When the browser itself cannot reach us, the window stays open with all that was typed. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent')) as BikeAnswer['intent'];
  try {
    return await serverAction();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    return { ok: false, intent, message: null, errors: {} } satisfies BikeAnswer;
  }
}

type Window = { name: 'activate' } | { name: 'transfer' | 'lost'; bike: number };

export default function BikesPage({ loaderData: { bikes, registrations, isNew } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const [open, setOpen] = useState<Window | null>(null);
  const close = () => setOpen(null);
  const activate = () => setOpen({ name: 'activate' });
  const bike = open && 'bike' in open ? bikes.find(({ id }) => id === open.bike) : undefined;
  return (
    <AccountShell tab="bikes" title={t('bikes.title')}>
      {isNew && bikes.length > 0 && (
        <Note tone="ok" className="bikes-new" isLive>
          {t('bikes.offer.accepted')}
        </Note>
      )}
      <Registrations registrations={registrations} />
      {bikes.length === 0 ? (
        <NoBikes onRegister={activate} />
      ) : (
        <>
          <div className="bikes">
            {bikes.map((one, place) => (
              <BikeCard
                key={one.id}
                bike={one}
                isFirst={place === 0}
                onTransfer={() => setOpen({ name: 'transfer', bike: one.id })}
                onLost={() => setOpen({ name: 'lost', bike: one.id })}
              />
            ))}
          </div>
          <div className="bikes-else">
            <div>
              <h2 className="ui-h4">{t('bikes.else.title')}</h2>
              <p className="ui-muted">{t('bikes.else.text')}</p>
            </div>
            <Button variant="ghost" iconStart="plus" onClick={activate}>
              {t('bikes.register')}
            </Button>
          </div>
        </>
      )}
      <p className="bikes-terms">
        <span>{t('bikes.terms')}</span>
        <Link className="ui-link" to={path('bike-check')}>
          {t('bikes.check.link')}
        </Link>
        <Link className="ui-link" to={path('my-account/warranty')}>
          {t('warranty.orders')}
        </Link>
      </p>
      <Suspense>
        {open?.name === 'activate' && <ActivateDialog onClose={close} />}
        {open?.name === 'transfer' && bike && <TransferDialog bike={bike} onClose={close} />}
        {open?.name === 'lost' && bike && <LostDialog bike={bike} onClose={close} />}
      </Suspense>
    </AccountShell>
  );
}

function NoBikes({ onRegister }: { onRegister: () => void }) {
  const t = useT();
  const path = usePath();
  return (
    <EmptyState
      title={t('bikes.none')}
      actions={
        <>
          <Button onClick={onRegister} iconStart="plus">
            {t('bikes.register')}
          </Button>
          <ButtonLink as={Link} to={path('products')} variant="ghost">
            {t('bikes.empty.shop')}
          </ButtonLink>
        </>
      }
    >
      {t('bikes.empty.text')}
    </EmptyState>
  );
}
