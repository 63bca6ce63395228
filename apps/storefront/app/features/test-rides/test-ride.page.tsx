import { ButtonLink } from '@paddock/ui/button-link';
import { Link } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/test-ride.page.ts';
import { bookRide } from './book-ride.server.ts';
import { ChosenLine } from './chosen-line.tsx';
import { DayLinks } from './day-links.tsx';
import { loadRide } from './load-ride.server.ts';
import { ModelChoice } from './model-choice.tsx';
import { RideForm } from './ride-form.tsx';
import type { RideReply, RideStoreView, RideView } from './ride-view.ts';
import { StoreChoice } from './store-choice.tsx';
import './test-rides.css';

await requireMessages('forms', 'stores', 'rides');

export function loader({ context }: Route.LoaderArgs) {
  return loadRide(context.get(visitContext));
}

export function action({ context, request }: Route.ActionArgs) {
  return bookRide(context.get(visitContext), request);
}

/** Model, dealer, hour, contact: each step is a link or a plain form, so all but the captcha works without script. */
export default function TestRidePage({ loaderData: view, actionData: reply }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { model, store } = view;
  return (
    <PageFrame
      title={t('testRides.title')}
      lead={t('testRides.lead')}
      picture={(model ?? view.models[0])?.picture}
      noindex={model !== null}
    >
      <div className="ui-column rides">
        {model ? (
          <ChosenLine label={t('testRides.model')} changeHref={view.modelsHref} picture={model.picture}>
            <bdi>{model.name}</bdi>
          </ChosenLine>
        ) : (
          <ModelChoice models={view.models} />
        )}
        {model &&
          (store ? (
            <ChosenLine label={t('testRides.dealer')} changeHref={view.storesHref} detail={store.address}>
              <bdi>{store.name}</bdi>
            </ChosenLine>
          ) : (
            <StoreChoice view={view} />
          ))}
        {model && store && <TimeStep view={view} store={store} reply={reply} />}
        {model && (
          <p className="ui-small">
            <Link className="ui-link" to={path(`products/${model.slug}`)}>
              {t('testRides.backToModel', { model: model.name })}
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  );
}

type TimeProps = { view: RideView; store: RideStoreView; reply: RideReply | undefined };

function TimeStep({ view, store, reply }: TimeProps) {
  const t = useT();
  const { calendar } = view;
  return (
    <section className="rides__step" aria-labelledby="ride-when">
      <h2 id="ride-when" className="ui-h3">
        {t('testRides.chooseTime')}
      </h2>
      {calendar.days.length === 0 ? (
        <p>{t('testRides.noTimes')}</p>
      ) : (
        <>
          <p className="ui-muted">
            {t('testRides.duration', { duration: view.duration })}{' '}
            {calendar.clock && t('testRides.clock', { clock: calendar.clock })}
          </p>
          <DayLinks calendar={calendar} />
          <RideForm view={view} reply={reply} />
        </>
      )}
      {store.phone && calendar.days.length === 0 && (
        <ButtonLink href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} variant="ghost">
          <bdi dir="ltr">{store.phone}</bdi>
        </ButtonLink>
      )}
    </section>
  );
}
