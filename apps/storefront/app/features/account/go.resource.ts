import { redirect } from 'react-router';
import { authPath, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/go.resource.ts';
import { ACCOUNT_PAGES, isAccountTab, LOG_OUT } from './account-pages.ts';

/** Where the list of account pages leads without scripts. Out is a post of its own, so it is passed on as one. */
export async function action({ context, request }: Route.ActionArgs) {
  const home = authPath(context.get(visitContext).segment);
  const wanted = (await request.formData().catch(() => new FormData())).get('page');
  if (wanted === LOG_OUT) return redirect(`${home}/logout`, 307);
  return redirect(`${home}/${ACCOUNT_PAGES[isAccountTab(wanted) ? wanted : 'account']}`, 303);
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(`${authPath(context.get(visitContext).segment)}/${ACCOUNT_PAGES.account}`);
}
