import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import type { Route } from './+types/legal-notice.page.ts';
import { Policy } from './policy.tsx';

await requireMessages('content');

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(visitContext), 'legal-notice');
}

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return <Policy page={loaderData} name={t('legal.notice.title')} />;
}
