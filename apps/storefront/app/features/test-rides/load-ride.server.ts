import { randomUUID } from 'node:crypto';
import { toMeasurement } from '@paddock/i18n/measures';
import { type RideOffer, showOffer } from '@paddock/server/contracts/test-rides';
import { suggestTowns } from '@paddock/server/contracts/towns';
import { failurePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { calendarOf, durationOf, storeView } from './format-rides.server.ts';
import type { ModelView, RideView } from './ride-view.ts';

const NAMES = ['product', 'store', 'q', 'day'] as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
type Choice = Partial<Record<(typeof NAMES)[number], string | undefined>>;

/** The step the visitor is at follows from the address: what is not chosen yet is search for. */
export async function loadRide(visit: Visit): Promise<RideView> {
  const search = visit.url.searchParams;
  const choice: Choice = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)?.replace(/\s+/g, ' ').trim().slice(0, 100);
      return value ? [[name, value]] : [];
    }),
  );
  const [point, user] = await Promise.all([findPlace(visit, choice.q), visit.user()]);
  const store = /^[1-9]\d{0,8}$/.test(choice.store ?? '') ? choice.store : undefined;
  const unit = UUID.exec(search.get('unit') ?? '')?.[0];
  const query = { product: choice.product, store, unit, lat: point?.lat, lng: point?.lng };
  const answer = await visit.call(showOffer, { query });
  if (!answer.ok) throw failurePage(answer.status);
  return {
    ...stepsOf(visit, answer.data, {
      ...choice,
      product: answer.data.product?.slug,
      store: answer.data.store ? String(answer.data.store.id) : store,
    }),
    isPlaceUnknown: choice.q !== undefined && point === null,
    contact: {
      given_name: user?.given_name ?? '',
      family_name: user?.family_name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
    },
    isSignedIn: user !== null,
    idempotencyKey: randomUUID(),
  };
}

async function findPlace(visit: Visit, q: string | undefined) {
  if (!q) return null;
  const answer = await visit.call(suggestTowns, { query: { q: q.slice(0, 80) } });
  return answer.ok ? (answer.data[0]?.position ?? null) : null;
}

function stepsOf(visit: Visit, offer: RideOffer, choice: Choice) {
  const unit = toMeasurement(visit.site?.settings.measurement) === 'metric' ? 'km' : 'ml';
  const hrefTo = (change: Choice) => {
    const chosen = Object.entries({ ...choice, ...change }).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(chosen as [string, string][]).toString();
    return `${authPath(visit.segment)}/test-ride${query && `?${query}`}`;
  };
  const model = (one: RideOffer['products'][number]): ModelView => ({
    slug: one.slug,
    name: one.name,
    kind: one.kind,
    picture: findPicture(one.image),
    href: hrefTo({ product: one.slug, day: undefined }),
  });
  const stores = offer.stores.map((store) =>
    storeView(visit, store, { unit, href: hrefTo({ store: String(store.id), day: undefined }) }),
  );
  return {
    models: offer.products.map(model),
    model: offer.product && model(offer.product),
    modelsHref: hrefTo({ product: undefined, day: undefined }),
    unit,
    place: choice.q ?? '',
    stores,
    store: stores.find(({ id }) => id === offer.store?.id) ?? null,
    storesHref: hrefTo({ store: undefined, day: undefined }),
    calendar: calendarOf(visit, offer, (day) => hrefTo({ day })),
    duration: durationOf(visit, offer.slot_minutes),
    licence: offer.licence,
  } as const;
}
