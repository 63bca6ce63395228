import { isbot } from 'isbot';
import { redirect } from 'react-router';
import { config } from '../../config.server.ts';
import { segmentOf } from '../../country-segment.ts';
import { useT } from '../../i18n/use-t.ts';
import { rememberedSegment } from '../../page-context.server.ts';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import { Head } from '../../shell/head.tsx';
import { listPickerSites } from '../../shell/shell-data.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/root.page.ts';
import { chooseSite } from './choose-site.ts';
import { CountryList } from './country-list.tsx';

/**
 * `/` is no page: it sends a visitor on to their site. Crawlers, and people who ask for it, get the list of all
 * sites instead, so that nobody is sent by a guess to where they cannot leave again.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const isAsked = visit.url.searchParams.has('choose') || isbot(request.headers.get('user-agent'));
  const remembered = rememberedSegment(visit);
  const headers = { Vary: 'Cookie, Accept-Language, User-Agent' };
  if (!isAsked && remembered) throw redirect(`/${segmentOf(remembered)}`, { headers });

  const sites = await listPickerSites(visit);
  if (isAsked) return { sites };
  const country = request.headers.get(config.geoHeader);
  throw redirect(chooseSite(sites, country, request.headers.get('accept-language')), { headers });
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
