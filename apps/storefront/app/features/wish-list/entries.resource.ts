import { addToWishList, listWishListKeys, removeFromWishList } from '@paddock/server/contracts/wish-list';
import { redirect } from 'react-router';
import { refusal, reply } from '../../http/reply.server.ts';
import { authPath, type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/entries.resource.ts';

const wantsJson = (request: Request) => request.headers.get('accept')?.includes('application/json') ?? false;

/** The keys of a customer's list. Guests keep theirs in the browser. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!wantsJson(request)) return redirect(`${authPath(visit.segment)}/wish-list`);
  return listKeys(visit, 0);
}

/** Changes a customer's list: `add` once or many times, or `remove`. Scripts get the keys, forms the page of the list. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData().catch(() => new FormData());
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const page = `${authPath(visit.segment)}/wish-list`;
  // Only a browser without script posts as a guest: there is no list it could change.
  if (!(await visit.user()))
    return wantsJson(request) ? Response.json(null, { status: 401 }) : redirect(page, 303);
  const [removed] = texts('remove');
  const result = removed === undefined ? await add(visit, texts('add')) : await remove(visit, removed);
  if (!wantsJson(request)) return redirect(`${page}${queryOf(result, removed)}`, 303);
  return result.ok ? listKeys(visit, result.leftOut) : refusal(result);
}

async function add(visit: Visit, entries: string[]) {
  const answer = await visit.call(addToWishList, { body: { entries } });
  return answer.ok ? { ok: true as const, leftOut: answer.data.left_out } : answer;
}

async function remove(visit: Visit, key: string) {
  const answer = await visit.call(removeFromWishList, { params: { key } });
  // Removed on another device: it is off the list, which is what was asked for.
  return answer.ok || answer.status === 404 ? { ok: true as const, leftOut: 0 } : answer;
}

type Result = Awaited<ReturnType<typeof add | typeof remove>>;

function queryOf(result: Result, removed: string | undefined): string {
  if (!result.ok) return '?failed';
  if (result.leftOut > 0) return '?full';
  return removed === undefined ? '' : `?removed=${encodeURIComponent(removed)}`;
}

async function listKeys(visit: Visit, leftOut: number) {
  const answer = await visit.call(listWishListKeys, {});
  return answer.ok ? reply({ keys: answer.data, leftOut }) : refusal(answer);
}
