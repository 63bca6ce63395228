import { showProof } from '@paddock/server/contracts/proofs';
import { redirect } from 'react-router';
import { PageFrame } from '../../../frame/page-frame.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { authPath, visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/confirm.page.ts';
import { ConfirmShopper } from './confirm-shopper.tsx';

await requireMessages('checkout', 'forms');

/** Outside the checkout's own documents, so that no captcha script runs beside a card form. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const base = authPath(visit.segment);
  const answer = await visit.call(showProof, {});
  if (!answer.ok) throw redirect(`${base}/bag`);
  const cart = visit.cartId?.split('_')[1] ?? '';
  const { captcha, confirmed } = answer.data;
  if (captcha && confirmed) throw redirect(`${base}/checkout/${cart}`);
  return { cart, isSent: captcha, isGuest: (await visit.user()) === null };
}

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <PageFrame title={t('checkout.proof.title')} lead={t('checkout.proof.lead')} noindex>
      <div className="ui-column">
        <ConfirmShopper {...loaderData} />
      </div>
    </PageFrame>
  );
}
