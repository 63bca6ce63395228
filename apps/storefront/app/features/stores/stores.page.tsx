import { toMeasurement } from '@paddock/i18n/measures';
import { suggestTowns } from '@paddock/server/contracts/towns';
import { Head } from '../../frame/head.tsx';
import { pageError } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { langOf, type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/stores.page.ts';
import { Finder } from './finder/finder.tsx';
import { findMapProvider, loadStores } from './load-stores.server.ts';
import { siteClock } from './opening/site-clock.server.ts';
import type { StartPoint, StoresView } from './store-view.ts';
import { FIRST, queryFrom } from './stores-query.ts';
import './stores.css';

await requireMessages('stores');

/** The same for every visitor: dealers from the country's centre, or around a town named in the URL. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<StoresView> {
  const visit = context.get(visitContext);
  const { site } = visit;
  if (!site) throw pageError('not_found', 404);
  const start = await findStart(visit, url.searchParams.get('near') ?? url.searchParams.get('q') ?? '');
  const unit = toMeasurement(site.settings.measurement) === 'metric' ? 'km' : 'ml';
  const found = await loadStores(visit, queryFrom({ ...FIRST, unit }, start));
  return {
    centre: { lat: site.country_lat, lng: site.country_long },
    // A search that fails is logged and shows nothing (STORES-27).
    stores: found?.stores ?? [],
    start,
    clock: siteClock(site.country.iso, langOf(visit), found?.holidays ?? []),
    unit,
    isChina: site.settings.map === 'baidu',
    provider: findMapProvider(site.settings.map),
  };
}

async function findStart(visit: Visit, input: string): Promise<StartPoint | null> {
  const q = input.replace(/\s+/g, ' ').trim().slice(0, 80);
  if (q === '') return null;
  const answer = await visit.call(suggestTowns, { query: { q } });
  const town = answer.ok ? answer.data[0] : undefined;
  return town ? { position: town.position, name: town.name } : null;
}

export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <Head title={t('stores.title')} description={t('stores.lead')} noindex={loaderData.start !== null} />
      <Finder view={loaderData} />
    </>
  );
}
