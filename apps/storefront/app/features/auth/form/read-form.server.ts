import { data, redirectDocument } from 'react-router';
import type { Visit } from '../../../request/visit.server.ts';
import { type FormState, OFFLINE } from './form-state.ts';

/** The named fields of a form posted from our own pages; what is missing is empty. */
export async function readForm<N extends string>(_visit: Visit, request: Request, names: readonly N[]) {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: N) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  };
  return Object.fromEntries(names.map(text)) as Record<N, string>;
}

const STATUS = { throttled: 429, offline: 503 } as const;

/** The form once more, under a status that says it was not done. */
export const formReply = (state: FormState) =>
  data(state, { status: STATUS[state.problem as keyof typeof STATUS] ?? 422 });

/** Signed in: redirects to the requested page as a new document, since this one was rendered for a guest. */
export const redirectSignedIn = (to: string | null, values: Record<string, string> = {}) =>
  to === null ? formReply({ ...OFFLINE, values }) : redirectDocument(to);
