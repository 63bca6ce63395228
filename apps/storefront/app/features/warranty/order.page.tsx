import { showWarrantyRequest } from '@paddock/server/contracts/warranty';
import { Note } from '@paddock/ui/note';
import { Status } from '@paddock/ui/status';
import { failurePage } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/order.page.ts';
import { Evidence } from './evidence.tsx';
import { Machine } from './machine.tsx';
import { Progress } from './progress.tsx';
import { WarrantyFrame } from './warranty-frame.tsx';
import { TONES } from './warranty-view.ts';
import { toRequestView } from './warranty-views.server.ts';

await requireMessages('account');

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [answer, user] = await Promise.all([
    visit.call(showWarrantyRequest, { params: { code: params.code } }),
    visit.user(),
  ]);
  if (!answer.ok) throw failurePage(answer.status);
  return {
    request: toRequestView(visit, answer.data),
    // Where the mails about it go; told once, right after it was sent.
    registered: visit.url.searchParams.has('registered') ? (user?.email ?? null) : null,
  };
}

/** One warranty order: how it stands, what comes, and what was sent. */
export default function WarrantyOrderPage({ loaderData: { request, registered } }: Route.ComponentProps) {
  const t = useT();
  const { status } = request;
  return (
    <WarrantyFrame
      title={t('warranty.order', { code: request.code })}
      back={{ path: 'my-account/warranty', words: t('warranty.all') }}
      about={request.machine.name}
      aside={
        <>
          <Machine machine={request.machine} />
          <Progress request={request} />
        </>
      }
    >
      {registered && (
        <Note tone="ok" title={t('warranty.registered')} isLive className="war-registered">
          <p>{t('warranty.registeredText', { email: registered })}</p>
        </Note>
      )}
      <p className="war-status">
        <Status status={TONES[status]}>{t(`warranty.status.${status}`)}</Status>
        <span>{t(`warranty.says.${status}`)}</span>
      </p>
      {request.reason && (
        <Note tone="alert" title={t('warranty.reason')}>
          <p className="war-words">
            <bdi>{request.reason}</bdi>
          </p>
        </Note>
      )}
      <Fault request={request} />
      <section className="war-part" aria-labelledby="warranty-files">
        <h2 className="ui-h4" id="warranty-files">
          {t('warranty.files')}
        </h2>
        <Evidence files={request.files} />
      </section>
    </WarrantyFrame>
  );
}

/** What broke, where it is looked at, and how the customer is reached. */
function Fault({ request }: Pick<Route.ComponentProps['loaderData'], 'request'>) {
  const t = useT();
  const { store } = request;
  return (
    <section className="war-part" aria-labelledby="warranty-fault">
      <h2 className="ui-h4" id="warranty-fault">
        {t('warranty.fault')}
      </h2>
      <p className="war-words">
        <bdi>{request.description}</bdi>
      </p>
      <dl className="war-facts">
        <div className="war-fact">
          <dt>{t('warranty.part')}</dt>
          <dd>{t(`warranty.part.${request.part}`)}</dd>
        </div>
        <div className="war-fact">
          <dt>{t('warranty.store')}</dt>
          <dd>
            <bdi>{store.name}</bdi>
            <span className="ui-small ui-muted">
              <bdi>{store.lines}</bdi>
            </span>
            {store.phone && (
              <a className="ui-link" href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{store.phone}</bdi>
              </a>
            )}
          </dd>
        </div>
        {request.phone && (
          <div className="war-fact">
            <dt>{t('warranty.phone')}</dt>
            <dd>
              <bdi dir="ltr">{request.phone}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
