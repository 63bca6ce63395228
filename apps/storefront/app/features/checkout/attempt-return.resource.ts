import { returnFromProvider } from '@paddock/server/contracts/payments';
import { redirect } from 'react-router';
import { authPath, type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/attempt-return.resource.ts';

const CODE = /^[0-9A-Z]{8,32}$/;

/**
 * Where a provider sends the shopper back to, by link or by form, from another site. The payment is looked up before
 * the result is shown; if that fails the result page keeps polling.
 */
async function settleThenShow(visit: Visit, { code, attempt }: { code: string; attempt: string }) {
  if (!CODE.test(code)) return redirect(authPath(visit.segment), 303);
  await visit.call(returnFromProvider, { params: { code, attempt } });
  return redirect(`${authPath(visit.segment)}/checkout/${code}/result`, 303);
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  settleThenShow(context.get(visitContext), params);
export const action = ({ context, params }: Route.ActionArgs) =>
  settleThenShow(context.get(visitContext), params);
