import { requireMessages } from '../../i18n/require-messages.ts';
import { visitContext } from '../../request/visit.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import type { Route } from './+types/logo.page.ts';
import { CompanyPage } from './company-page.tsx';

await requireMessages('content');

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(visitContext), 'the-logo');
}

export default function LogoPage({ loaderData }: Route.ComponentProps) {
  return <CompanyPage page={loaderData} here="the-logo" />;
}
