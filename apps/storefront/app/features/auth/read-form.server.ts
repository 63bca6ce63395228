import { data, redirectDocument } from 'react-router';
import { refuseForeign } from '../../session/own-calls.server.ts';
import type { Visit } from '../../visit.server.ts';
import { type FormState, OFFLINE } from './form-state.ts';

/** The named fields of a form posted from our own pages; what is missing is empty. */
export async function readForm<N extends string>(visit: Visit, request: Request, names: readonly N[]) {
  const foreign = refuseForeign(visit);
  if (foreign) throw foreign;
  const form = await request.formData().catch(() => new FormData());
  const text = (name: N) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  };
  return Object.fromEntries(names.map(text)) as Record<N, string>;
}

const STATUS = { throttled: 429, offline: 503 } as const;

/** The form once more, under a status that says it was not done. */
export const again = (state: FormState) =>
  data(state, { status: STATUS[state.problem as keyof typeof STATUS] ?? 422 });

/** Signed in, and on to where he was going: a new document, since everything on this one was a guest's. */
export const goOn = (to: string | null, values: Record<string, string> = {}) =>
  to === null ? again({ ...OFFLINE, values }) : redirectDocument(to);
