import type { TransferOffer } from '@paddock/server/contracts/transfers';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import type { OfferView } from './offer-view.ts';

const DAYS_A_YEAR = 365.25;

export function toOfferView(visit: Visit, offer: TransferOffer): OfferView {
  const { picture, warranty_until, expires_at, days_left, ...rest } = offer;
  const share = days_left / (offer.warranty_years * DAYS_A_YEAR);
  return {
    ...rest,
    picture: findPicture(picture),
    until: datesOf(visit).dateAlone(warranty_until),
    by: datesOf(visit).dateAlone(expires_at),
    percentLeft: Math.round(100 * Math.min(1, share)),
  };
}
