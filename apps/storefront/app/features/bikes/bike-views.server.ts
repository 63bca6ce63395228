import type { Bike, BikeRegistration } from '@paddock/server/contracts/bikes';
import type { TransferOffer } from '@paddock/server/contracts/transfers';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import type { BikeView, OfferView, RegistrationView } from './bike-view.ts';

/** How much of the time from one moment to another is still to come, in whole percents. */
export function percentLeft(from: string, to: string, now = Date.now()): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return Math.round(100 * Math.min(1, Math.max(0, (end - now) / (end - begin))));
}

export function toBikeView(visit: Visit, bike: Bike): BikeView {
  const { id, serial, name, variant, owner, store, order_code, time_left, warranty_years } = bike;
  const dates = datesOf(visit);
  const { can_request_warranty, can_transfer, lost_at, recovery_message, transfer } = bike;
  return {
    id,
    serial,
    name,
    variant,
    owner,
    store,
    order_code,
    time_left,
    warranty_years,
    can_request_warranty,
    can_transfer,
    // A lost one stands on another backdrop.
    picture: findPicture(bike.picture, { placeholder: !bike.lost }),
    activated: dates.dateAlone(bike.activated_at),
    until: dates.dateAlone(bike.expires_at),
    boughtOn: bike.purchased_on && dates.dateAlone(bike.purchased_on),
    isOver: bike.days_left === 0,
    percentLeft: percentLeft(bike.activated_at, bike.expires_at),
    lost: lost_at ? { since: dates.date(lost_at), message: recovery_message ?? '' } : null,
    transfer: transfer && { email: transfer.email, until: dates.date(transfer.expires_at) },
  };
}

export function toRegistrationView(visit: Visit, one: BikeRegistration): RegistrationView {
  const { id, serial, name, reason, status, created_at } = one;
  return {
    id,
    serial,
    name,
    reason,
    isRejected: status === 'rejected',
    sent: datesOf(visit).date(created_at),
  };
}

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
