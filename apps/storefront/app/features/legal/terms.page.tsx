import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import { guaranteeOf } from '../guarantee/guarantee.server.ts';
import { GuaranteeNotice } from '../guarantee/guarantee-notice.tsx';
import { loadPage } from '../pages/load-page.server.ts';
import type { Route } from './+types/terms.page.ts';
import { Policy } from './policy.tsx';
import '../guarantee/guarantee.css';

await requireMessages('content', 'guarantee');

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { page: await loadPage(visit, 'terms'), guarantee: guaranteeOf(visit) };
}

export default function TermsPage({ loaderData: { page, guarantee } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <Policy page={page} name={t('legal.terms.title')} />
      {guarantee && (
        <div className="ui-column">
          <GuaranteeNotice notice={guarantee} />
        </div>
      )}
    </>
  );
}
