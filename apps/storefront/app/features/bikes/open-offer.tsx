import { Icon } from '@paddock/ui/icon';
import { showToast } from '@paddock/ui/toast-queue';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView } from './bike-view.ts';
import { useBikeAction } from './use-bike-action.ts';

type Props = { bikeId: number; offer: NonNullable<BikeView['transfer']> };

/** An offer that the other customer has not answered yet. */
export function OpenOffer({ bikeId, offer }: Props) {
  const t = useT();
  const { Form, isBusy } = useBikeAction(() => showToast({ text: t('bikes.transfer.cancelled') }));
  return (
    <Form method="post" className="bike-row bike-row--still">
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="bike" value={bikeId} />
      <Icon name="clock" />
      <span className="bike-row__words">
        <strong>
          <bdi>{t('bikes.transfer.pending', { email: offer.email })}</bdi>
        </strong>
        <span>{t('bikes.transfer.until', { date: offer.until })}</span>
        <button type="submit" className="ui-text-button" aria-busy={isBusy || undefined}>
          {t('bikes.transfer.cancel')}
        </button>
      </span>
    </Form>
  );
}
