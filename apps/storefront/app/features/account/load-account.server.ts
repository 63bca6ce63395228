import { intlTag } from '@paddock/i18n/digits';
import { toMeasurement } from '@paddock/i18n/measures';
import { greetingName } from '@paddock/i18n/names';
import { listAlerts } from '@paddock/server/contracts/alerts';
import { listBikes } from '@paddock/server/contracts/bikes';
import { listSessions, showUser } from '@paddock/server/contracts/customers';
import { listOrders } from '@paddock/server/contracts/orders';
import { listPasskeys } from '@paddock/server/contracts/passkeys';
import type { PictureSource } from '@paddock/ui/picture';
import { unavailablePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { langOf, type Visit } from '../../request/visit.server.ts';
import { datesOf, formatList } from '../../text/format-dates.server.ts';
import { phoneCountries } from '../auth/form/phone-countries.server.ts';
import { statusChip } from '../order-status/order-status.ts';
import type { AccountView } from './account-view.ts';

/** The customer is required; everything else is shown when it could be loaded. */
export async function loadAccount(visit: Visit): Promise<AccountView> {
  // Loaded again: the guard's copy is older than a change made by this request.
  const [user, sessions, passkeys, orders, bikes, alerts] = await Promise.all([
    visit.call(showUser, {}),
    loadSessions(visit),
    loadPasskeys(visit),
    loadOrders(visit),
    loadBikes(visit),
    loadAlerts(visit),
  ]);
  if (!user.ok) throw unavailablePage(user.status);
  const countries = phoneCountries(visit).map(({ iso, name, code }) => ({ iso, name, code }));
  const phone = { countries, here: visit.site?.country.iso ?? '' };
  const { given_name, family_name } = user.data;
  const greeting = greetingName(given_name, family_name, visit.segment?.locale ?? 'en');
  return { profile: user.data, greeting, phone, sessions, passkeys, orders, bikes, alerts };
}

async function loadSessions(visit: Visit): Promise<AccountView['sessions']> {
  const answer = await visit.call(listSessions, {});
  if (!answer.ok) return null;
  return answer.data
    .map(({ id, browser, system, device, current, opened_at, last_seen_at }) => ({
      id,
      browser,
      system,
      device,
      isHere: current,
      since: datesOf(visit).momentAlone(opened_at),
      lastSeen: last_seen_at && datesOf(visit).momentAlone(last_seen_at),
    }))
    .sort((one, other) => Number(other.isHere) - Number(one.isHere));
}

async function loadPasskeys(visit: Visit): Promise<AccountView['passkeys']> {
  const answer = await visit.call(listPasskeys, {});
  if (!answer.ok) return null;
  return answer.data.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    added: datesOf(visit).dateAlone(created_at),
    used: last_used_at && datesOf(visit).dateAlone(last_used_at),
  }));
}

const MAX_PICTURES = 2;

async function loadOrders(visit: Visit): Promise<AccountView['orders']> {
  const answer = await visit.call(listOrders, { query: { page: 1 } });
  if (!answer.ok) return null;
  const [order] = answer.data;
  const { total } = answer.meta;
  if (!order) return { latest: null, total };
  const names = [...new Set(order.items.map(({ name }) => name))];
  const pictures = order.items
    .map(({ picture }) => findPicture(picture))
    .filter((picture): picture is PictureSource => picture !== null);
  const latest = {
    code: order.code,
    chip: statusChip(order),
    total: order.total_formatted,
    products: formatList(visit, names),
    placed: datesOf(visit).date(order.placed_at),
    pictures: pictures.slice(0, MAX_PICTURES),
  };
  return { latest, total };
}

async function loadBikes(visit: Visit): Promise<AccountView['bikes']> {
  const answer = await visit.call(listBikes, {});
  if (!answer.ok) return null;
  const [bike] = answer.data;
  if (!bike) return { first: null, total: 0 };
  const { id, name, variant, lost } = bike;
  const first = {
    id,
    name,
    variant,
    isLost: lost,
    until: datesOf(visit).date(bike.expires_at),
    picture: findPicture(bike.picture),
  };
  return { first, total: answer.meta.total };
}

const METRES_PER_MILE = 1609.344;

async function loadAlerts(visit: Visit): Promise<AccountView['alerts']> {
  const answer = await visit.call(listAlerts, {});
  if (!answer.ok) return null;
  const isMetric = toMeasurement(visit.site?.settings.measurement) === 'metric';
  const distance = new Intl.NumberFormat(intlTag(langOf(visit)), {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    maximumFractionDigits: 0,
  });
  return answer.data.map(({ id, product, color, size, place, radius_m, status }) => ({
    id,
    slug: product.slug,
    name: product.name,
    version: [color, size].filter(Boolean).join(', '),
    near:
      place && radius_m
        ? { place, distance: distance.format(radius_m / (isMetric ? 1000 : METRES_PER_MILE)) }
        : null,
    isPending: status === 'pending',
  }));
}
