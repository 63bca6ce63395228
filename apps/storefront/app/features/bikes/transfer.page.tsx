import { acceptTransfer, declineTransfer, previewTransfer } from '@paddock/server/contracts/transfers';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Note } from '@paddock/ui/note';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { unavailablePage } from '../../frame/page-error.server.ts';
import { isUnavailable } from '../../http/reply.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { authPath, type Visit, visitContext } from '../../request/visit.server.ts';
import { AccountShell } from '../account/account-shell.tsx';
import type { Route } from './+types/transfer.page.ts';
import type { OfferView } from './bike-view.ts';
import { toOfferView } from './bike-views.server.ts';
import { Passport } from './passport.tsx';

await requireMessages('account');

/** No answer and too busy are another matter than a link that leads nowhere. */
function isGone({ status }: { status: number }): boolean {
  if (isUnavailable(status)) throw unavailablePage(status);
  return true;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (visit.url.searchParams.has('declined')) return { offer: null, isDeclined: true };
  const answer = await visit.call(previewTransfer, { body: { token: params.token } });
  if (!answer.ok && isGone(answer)) return { offer: null, isDeclined: false };
  return { offer: answer.ok ? toOfferView(visit, answer.data) : null, isDeclined: false };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData().catch(() => new FormData());
  return form.get('answer') === 'yes' ? accept(visit, params.token) : decline(visit, params.token);
}

async function accept(visit: Visit, token: string) {
  const answer = await visit.call(acceptTransfer, { body: { token } });
  if (!answer.ok && isGone(answer)) return null;
  return redirect(`${authPath(visit.segment)}/my-account/bikes?new=${answer.ok ? answer.data.bike_id : ''}`);
}

async function decline(visit: Visit, token: string) {
  const answer = await visit.call(declineTransfer, { body: { token } });
  if (!answer.ok && isGone(answer)) return null;
  return redirect('?declined');
}

export default function TransferPage({ loaderData: { offer, isDeclined } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountShell tab="bikes" title={t('bikes.offer.title')}>
      {offer ? <Offer offer={offer} /> : <Ended isDeclined={isDeclined} />}
    </AccountShell>
  );
}

function Ended({ isDeclined }: { isDeclined: boolean }) {
  const t = useT();
  const path = usePath();
  return (
    <EmptyState
      icon={isDeclined ? 'check' : 'clock'}
      title={t(isDeclined ? 'bikes.offer.declined' : 'bikes.offer.gone')}
      actions={
        <ButtonLink as={Link} to={path('my-account/bikes')}>
          {t('bikes.title')}
        </ButtonLink>
      }
    >
      {t(isDeclined ? 'bikes.offer.declinedText' : 'bikes.offer.goneText')}
    </EmptyState>
  );
}

function Offer({ offer }: { offer: OfferView }) {
  const t = useT();
  const navigation = useNavigation();
  const facts = [
    [t('bikes.offer.from'), <bdi key="from">{offer.from}</bdi>],
    [t('bikes.fact.until'), offer.until],
    [t('bikes.offer.by'), offer.by],
  ] as const;
  const isBusy = (answer: string) => navigation.formData?.get('answer') === answer;
  return (
    <div className="offer">
      <article className="passport" aria-labelledby="offer-bike">
        <Passport bike={offer} level={2} headingId="offer-bike" facts={facts} priority />
      </article>
      <div className="offer__words">
        <h2 className="ui-h3">{t('bikes.offer.title')}</h2>
        {offer.is_own ? (
          <Note tone="info">{t('bikes.offer.own')}</Note>
        ) : (
          <>
            <p>
              <bdi>{t('bikes.offer.lead', { from: offer.from, bike: offer.name })}</bdi>
            </p>
            <p className="ui-muted">{t('bikes.offer.text')}</p>
            <Form method="post" className="offer__answer">
              <Button type="submit" name="answer" value="yes" isLoading={isBusy('yes')}>
                {t('bikes.offer.accept')}
              </Button>
              <Button type="submit" name="answer" value="no" variant="ghost" isLoading={isBusy('no')}>
                {t('bikes.offer.decline')}
              </Button>
            </Form>
          </>
        )}
        <p className="ui-small ui-muted">{t('bikes.warranty.term', { count: offer.warranty_years })}</p>
      </div>
    </div>
  );
}
