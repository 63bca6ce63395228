import type { Bike, BikeRegistration } from '@paddock/server/contracts/bikes';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { langOf } from '../../request/visit-locale.server.ts';
import type { BikeView, RegistrationView } from './bike-view.ts';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** "14 May 2025": the day of a moment where the shop is. */
export function formatBikeDate(visit: Visit, at: string): string {
  const lang = langOf(visit);
  // A date without a time is a day wherever one is.
  const timeZone = at.includes('T') ? (visit.site?.timezone ?? 'UTC') : 'UTC';
  return new Intl.DateTimeFormat(lang, { ...DATE, timeZone }).format(new Date(at));
}

/** How much of the time from one moment to another is still to come, in whole percents. */
export function percentLeft(from: string, to: string, now = Date.now()): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return Math.round(100 * Math.min(1, Math.max(0, (end - now) / (end - begin))));
}

export function toBikeView(visit: Visit, bike: Bike): BikeView {
  const { id, serial, name, variant, owner, store, order_code, time_left, warranty_years } = bike;
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
    activated: formatBikeDate(visit, bike.activated_at),
    until: formatBikeDate(visit, bike.expires_at),
    boughtOn: bike.purchased_on && formatBikeDate(visit, bike.purchased_on),
    isOver: bike.days_left === 0,
    percentLeft: percentLeft(bike.activated_at, bike.expires_at),
    lost: lost_at ? { since: formatBikeDate(visit, lost_at), message: recovery_message ?? '' } : null,
    transfer: transfer && { email: transfer.email, until: formatBikeDate(visit, transfer.expires_at) },
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
    sent: formatBikeDate(visit, created_at),
  };
}
