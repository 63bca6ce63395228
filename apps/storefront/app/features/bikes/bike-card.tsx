import { Note } from '@paddock/ui/note';
import { showToast } from '@paddock/ui/toast-queue';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { BikeButton, BikeLink } from './bike-row.tsx';
import type { BikeView } from './bike-view.ts';
import { OpenOffer } from './open-offer.tsx';
import { Passport } from './passport.tsx';
import { useBikeAction } from './use-bike-action.ts';

type Props = {
  bike: BikeView;
  isFirst: boolean;
  onTransfer: () => void;
  onLost: () => void;
};

export function BikeCard({ bike, isFirst, onTransfer, onLost }: Props) {
  const t = useT();
  const id = useId();
  const { lost } = bike;
  const until = t(bike.isOver ? 'bikes.fact.ended' : 'bikes.fact.until');
  const bought = bike.store ?? (bike.order_code ? t('bikes.fact.online') : null);
  const facts = [
    [t('bikes.fact.activated'), bike.activated],
    [until, bike.until],
    [t('bikes.fact.owner'), <bdi key="owner">{bike.owner}</bdi>],
    ...(bought ? [[t('bikes.fact.boughtAt'), <bdi key="store">{bought}</bdi>] as const] : []),
    ...(!bought && bike.boughtOn ? [[t('bikes.purchasedOn'), bike.boughtOn] as const] : []),
  ] as const;
  return (
    <article className={`passport${lost ? ' passport--lost' : ''}`} aria-labelledby={id}>
      <Passport
        bike={bike}
        level={2}
        headingId={id}
        facts={facts}
        lostSince={lost?.since}
        priority={isFirst}
      />
      {lost ? (
        <LostRows bike={bike} message={lost.message} onLost={onLost} />
      ) : (
        <Rows bike={bike} onTransfer={onTransfer} onLost={onLost} />
      )}
    </article>
  );
}

function Rows({ bike, onTransfer, onLost }: Omit<Props, 'isFirst'>) {
  const t = useT();
  const path = usePath();
  return (
    <div className="bike-rows">
      {bike.can_request_warranty && (
        <BikeLink
          to={path(`my-account/bikes/${bike.id}/warranty`)}
          icon="wrench"
          title={t('bikes.do.warranty')}
          text={t('bikes.do.warrantyText')}
        />
      )}
      {bike.transfer && <OpenOffer bikeId={bike.id} offer={bike.transfer} />}
      {bike.can_transfer && (
        <BikeButton
          onClick={onTransfer}
          icon="swap"
          title={t('bikes.transfer.title')}
          text={t('bikes.do.transferText')}
        />
      )}
      <BikeLink
        to={path('manuals')}
        icon="document"
        title={t('bikes.do.manual')}
        text={t('bikes.do.manualText')}
      />
      {bike.order_code && (
        <BikeLink
          to={path(`my-account/orders/${bike.order_code}`)}
          icon="box"
          title={t('bikes.do.order')}
          text={<bdi>{bike.order_code}</bdi>}
        />
      )}
      <BikeButton
        onClick={onLost}
        icon="warning"
        tone="danger"
        title={t('bikes.do.lost')}
        text={t('bikes.do.lostText')}
      />
    </div>
  );
}

function LostRows({ bike, message, onLost }: { bike: BikeView; message: string; onLost: () => void }) {
  const t = useT();
  const path = usePath();
  const { Form, isBusy } = useBikeAction(() => showToast({ text: t('bikes.recovery.offDone') }));
  return (
    <div className="bike-rows">
      <div className="passport__message">
        <Note tone="warn" icon="shield" title={t('bikes.recovery.isOn')}>
          <p>{t('bikes.recovery.locked')}</p>
          <p className="passport__quote">
            <bdi>{t('bikes.recovery.yours', { message })}</bdi>
          </p>
        </Note>
      </div>
      <BikeButton
        onClick={onLost}
        icon="mail"
        title={t('bikes.do.message')}
        text={t('bikes.do.messageText')}
      />
      <BikeLink
        to={`${path('bike-check')}?serial=${bike.serial}`}
        icon="search"
        title={t('bikes.check.link')}
        text={t('bikes.check.linkText')}
      />
      <Form method="post">
        <input type="hidden" name="intent" value="found" />
        <input type="hidden" name="bike" value={bike.id} />
        <BikeButton
          icon="check"
          tone="ok"
          isBusy={isBusy}
          title={t('bikes.recovery.off')}
          text={t('bikes.do.foundText')}
        />
      </Form>
    </div>
  );
}
