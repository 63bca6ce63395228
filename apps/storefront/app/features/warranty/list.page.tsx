import { listWarrantyRequests } from '@paddock/server/contracts/warranty';
import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { Link } from 'react-router';
import { unavailablePage } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { AccountShell } from '../account/account-shell.tsx';
import type { Route } from './+types/list.page.ts';
import { type RequestView, TONES } from './warranty-view.ts';
import { toRequestView } from './warranty-views.server.ts';
import './warranty.css';

await requireMessages('account');

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(listWarrantyRequests, {});
  if (!answer.ok) throw unavailablePage(answer.status);
  return { requests: answer.data.map((request) => toRequestView(visit, request)) };
}

/** The customer's warranty orders, the newest first. */
export default function WarrantyListPage({ loaderData: { requests } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  return (
    <AccountShell tab="bikes" title={t('warranty.orders')}>
      <h2 className="ui-h3">{t('warranty.orders')}</h2>
      {requests.length === 0 ? (
        <EmptyState
          icon="wrench"
          title={t('warranty.none')}
          actions={
            <ButtonLink as={Link} variant="ghost" to={path('my-account/bikes')}>
              {t('bikes.title')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="war-list">
          {requests.map((request) => (
            <Row key={request.code} request={request} />
          ))}
        </ul>
      )}
    </AccountShell>
  );
}

function Row({ request }: { request: RequestView }) {
  const t = useT();
  const path = usePath();
  const { machine, code, status } = request;
  return (
    <li className="war-row">
      {machine.picture && <Picture source={machine.picture} alt="" sizes="120px" fit="studio" />}
      <div className="war-row__text">
        <Link to={path(`my-account/warranty/${code}`)} className="war-row__link">
          <bdi>{machine.name}</bdi>
        </Link>
        <span>{t(`warranty.part.${request.part}`)}</span>
        <span className="ui-small ui-muted">
          {t('warranty.order', { code })} · {t('warranty.sentOn', { date: request.sentOn })}
        </span>
      </div>
      <Status status={TONES[status]}>{t(`warranty.status.${status}`)}</Status>
    </li>
  );
}
