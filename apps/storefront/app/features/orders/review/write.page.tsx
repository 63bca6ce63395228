import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { Link } from 'react-router';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { useSession } from '../../session/session-store.tsx';
import type { Route } from './+types/write.page.ts';
import { ReviewForm } from './review-form.tsx';
import { loadReviewable, sendReview } from './write-review.server.ts';
import './write.css';

await requireMessages('reviews');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReviewable(context.get(visitContext), params.code);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return sendReview(context.get(visitContext), request, params.code);
}

/** A review of something that was bought, from the order or from the link of a mail. */
export default function WriteReviewPage({ loaderData, actionData: draft }: Route.ComponentProps) {
  const { items, author, isSent, code } = loaderData;
  const t = useT();
  const path = usePath();
  const { loggedIn } = useSession();
  const isAccount = loggedIn && !loaderData.isByLink;
  const title = t(isSent ? 'reviews.write.sent' : 'reviews.write');
  const back = (
    <ButtonLink
      as={Link}
      to={isAccount ? path(`my-account/orders/${code}`) : loaderData.resultHref}
      variant={isSent ? 'ghost' : 'quiet'}
    >
      {t('reviews.write.back')}
    </ButtonLink>
  );
  const isOver = isSent || items.length === 0;
  return (
    <div className="ui-column write-review">
      <Head title={title} noindex />
      <h1 className="ui-h2">{title}</h1>
      {isOver ? (
        <>
          <Note
            tone={isSent ? 'ok' : 'info'}
            title={t(isSent ? 'reviews.write.sentText' : 'reviews.write.none')}
          />
          {back}
        </>
      ) : (
        <>
          {items.length === 1 && <p className="ui-h4">{items[0]?.product.name}</p>}
          <p className="ui-lead">{t('reviews.write.lead')}</p>
          <ReviewForm
            items={items}
            author={author}
            idempotencyKey={loaderData.idempotencyKey}
            draft={draft}
            back={back}
          />
        </>
      )}
    </div>
  );
}
