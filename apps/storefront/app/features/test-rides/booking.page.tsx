import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { Form, Link } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/booking.page.ts';
import { changeBooking, loadBooking } from './booking.server.ts';
import { BookingFacts } from './booking-facts.tsx';
import { MoveRide } from './move-ride.tsx';
import './test-rides.css';

await requireMessages('forms', 'stores', 'rides');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBooking(context.get(visitContext), params.code);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return changeBooking(context.get(visitContext), request, params.code);
}

/** A booking, opened by the link of its mail. Everything here is a link or a plain form. */
export default function BookingPage({ loaderData: ride, actionData: reply }: Route.ComponentProps) {
  const t = useT();
  const isCancelled = ride.status === 'cancelled';
  const title = ride.isNew ? t('testRides.booked') : t('testRides.booking');
  return (
    <PageFrame
      title={title}
      lead={ride.isNew ? t('testRides.mailed') : null}
      picture={ride.model.picture}
      noindex
    >
      <div className="ui-column rides">
        {ride.isMoved && <Note tone="ok" isLive title={t('testRides.moved')} />}
        {isCancelled && (
          <Note tone="info" isLive title={t('testRides.cancelled')}>
            {ride.reason && <p>{ride.reason}</p>}
          </Note>
        )}
        {reply && !reply.isHourMissing && (
          <Note tone="warn" isLive title={reply.message ?? t('shell.errors.offline')} />
        )}
        <BookingFacts ride={ride} />
        {ride.isOpen ? (
          <>
            <MoveRide ride={ride} reply={reply} />
            <details className="ride-cancel">
              <summary className="ui-link">{t('testRides.cancel')}</summary>
              <Form method="post" className="ride-cancel__ask">
                <input type="hidden" name="key" value={ride.idempotencyKey} />
                <p>{t('testRides.cancelAsk')}</p>
                <Button type="submit" name="step" value="cancel" variant="ghost">
                  {t('testRides.cancel')}
                </Button>
              </Form>
            </details>
          </>
        ) : (
          <p>
            <ButtonLink as={Link} to={ride.againHref}>
              {t('testRides.again')}
            </ButtonLink>
          </p>
        )}
      </div>
    </PageFrame>
  );
}
