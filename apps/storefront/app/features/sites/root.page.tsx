import { isbot } from 'isbot';
import { redirect } from 'react-router';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { config } from '../../platform/config.server.ts';
import { rememberedSegment } from '../../request/page-context.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';
import type { Route } from './+types/root.page.ts';
import { chooseSite } from './choose-site.ts';
import { CountryList } from './country-list.tsx';
import { listPickerSites } from './list-picker-sites.server.ts';

await requireMessages('chooser');

/**
 * `/` is no page: it sends a visitor on to their site. Crawlers, and people who ask for it, get the list of all
 * sites instead, so that a wrong guess never traps a visitor.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const isChooser = visit.url.searchParams.has('choose') || isbot(request.headers.get('user-agent'));
  const remembered = rememberedSegment(visit);
  if (!isChooser && remembered) throw redirect(`/${segmentOf(remembered)}`);

  const { all: sites } = await listPickerSites(visit);
  if (isChooser) return { sites: [...sites] };
  const country = request.headers.get(config.geoHeader);
  throw redirect(chooseSite(sites, country, request.headers.get('accept-language')));
}

export default function RootPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className="chooser-page ui-column">
      <Head title={t('sites.choose.title')} />
      <BrandLogo />
      <h1 className="ui-h2">{t('sites.choose.title')}</h1>
      <p className="ui-lead">{t('sites.choose.lead')}</p>
      <CountryList sites={loaderData.sites} />
    </main>
  );
}
