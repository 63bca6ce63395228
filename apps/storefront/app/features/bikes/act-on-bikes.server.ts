import type { CallFailure } from '@paddock/api-client';
import { markFound, markLost, registerBike } from '@paddock/server/contracts/bikes';
import { cancelTransfer, createTransfer } from '@paddock/server/contracts/transfers';
import { idempotencyHeader } from '../../http/reply.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import type { BikeAction, BikeAnswer } from './bike-view.ts';

type Actions = { [D in BikeAction]: (visit: Visit, form: FormData) => Promise<BikeAnswer> };

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const bikeOf = (form: FormData) => ({ id: Number(form.get('bike')) || 0 });

const ACTIONS: Actions = {
  async activate(visit, form) {
    const purchase_date = text(form, 'purchase_date') || null;
    const body = { serial: text(form, 'serial'), purchase_date, proof: text(form, 'proof') || null };
    const answer = await visit.call(registerBike, { body });
    if (!answer.ok) return refused('activate', answer);
    return { ok: true, intent: 'activate', outcome: answer.data.bike ? 'activated' : 'asked' };
  },
  async transfer(visit, form) {
    const answer = await visit.call(createTransfer, {
      params: bikeOf(form),
      body: { email: text(form, 'email') },
      // One window makes one offer, however often its answer is lost.
      headers: idempotencyHeader(text(form, 'key')),
    });
    return answer.ok ? done('transfer') : refused('transfer', answer);
  },
  async cancel(visit, form) {
    const answer = await visit.call(cancelTransfer, { params: bikeOf(form) });
    // It has ended meanwhile: the page shows how.
    return answer.ok || answer.status === 404 ? done('cancel') : refused('cancel', answer);
  },
  async lost(visit, form) {
    const body = { message: text(form, 'message') };
    const answer = await visit.call(markLost, { params: bikeOf(form), body });
    return answer.ok ? done('lost') : refused('lost', answer);
  },
  async found(visit, form) {
    const answer = await visit.call(markFound, { params: bikeOf(form) });
    return answer.ok ? done('found') : refused('found', answer);
  },
};

/** Does to a customer's bikes what a form of the page asks for; null: no form of ours. */
export async function actOnBikes(visit: Visit, form: FormData): Promise<BikeAnswer | null> {
  const intent = text(form, 'intent');
  return Object.hasOwn(ACTIONS, intent) ? ACTIONS[intent as BikeAction](visit, form) : null;
}

const done = (intent: BikeAction): BikeAnswer => ({ ok: true, intent, outcome: 'done' });

function refused(intent: BikeAction, { status, message, errors }: CallFailure): BikeAnswer {
  const first = Object.entries(errors).flatMap(([name, [words]]) => (words ? [[name, words]] : []));
  return { ok: false, intent, message: status === 0 ? null : message, errors: Object.fromEntries(first) };
}
