import { register } from '@paddock/server/contracts/customers';
import { showOrder } from '@paddock/server/contracts/orders';
import type { Visit } from '../../../request/visit.server.ts';
import { passwordFault } from '../../auth/form/field.rules.ts';
import { type Fault, type FormState, formState, invalidForm, type Sent } from '../../auth/form/form-state.ts';
import { readForm } from '../../auth/form/read-form.server.ts';

/**
 * A guest's account with the name and the e-mail address of the order. As with any registration nothing is the
 * account's before its mail is answered, since a guest may order under any address; then the order is adopted.
 */
export async function createAccount(visit: Visit, request: Request, code: string): Promise<FormState | Sent> {
  const { password, accept_terms } = await readForm(visit, request, ['password', 'accept_terms']);
  const faults = faultsOf(password, accept_terms);
  const values = { accept_terms };
  if (Object.keys(faults).length > 0) return invalidForm(faults, values);
  const key = visit.url.searchParams.get('key') ?? undefined;
  const order = await visit.call(showOrder, { params: { code }, query: { key } });
  if (!order.ok) return formState(order, values);
  const { email, given_name, family_name, delivery } = order.data;
  const phone = delivery.method === 'pickup' ? null : delivery.to.phone;
  const answer = await visit.call(register, {
    body: { email, given_name, family_name, phone, password, accept_terms: true },
  });
  return answer.ok ? { sentTo: email } : formState(answer, values);
}

function faultsOf(password: string, terms: string): Record<string, Fault> {
  const fault = passwordFault(password);
  return {
    ...(fault && { password: fault }),
    ...(terms === 'yes' ? {} : { accept_terms: 'terms' as const }),
  };
}
