import { Link } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import type { Route } from './+types/privacy-policy.page.ts';
import { Policy } from './policy.tsx';

await requireMessages('content');

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(visitContext), 'privacy-policy');
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  return (
    <Policy page={loaderData} name={t('legal.privacy.title')}>
      <p>
        <Link className="ui-link" to={path('privacy-request')}>
          {t('legal.privacy.request')}
        </Link>
      </p>
    </Policy>
  );
}
