import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, headerOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { cartToPay, payerOf } from './attempts/payer-of.ts';
import { cancelOwnOrder } from './cancel/cancel-own-order.ts';
import { listPaymentMethods } from './methods/list-payment-methods.ts';
import {
  cancelOwnOrder as cancelContract,
  submitCardForm as formContract,
  listPaymentMethods as listContract,
  type RegisterBody,
  registerPayment as registerContract,
  registerResult as resultContract,
  returnFromProvider as returnContract,
} from './payments.contract.ts';
import { registerPayment } from './register/register-payment.ts';
import { explainFields, submitCardForm } from './register/submit-card-form.ts';
import { returnFromProvider } from './settle/settle.ts';

const READ = { auth: 'public', limit: 'browse' } as const;
const PAY = { auth: 'optional', limit: 'payment' } as const;
const CANCEL = { auth: 'customer', limit: 'payment' } as const;
const RETURN = { auth: 'public', limit: 'payment' } as const;
const STATUS = { not_found: 404, forbidden: 403, conflict: 409, payment_unavailable: 503 } as const;
const CANCEL_STATUS = { not_found: 404, payment_in_progress: 409, order_not_cancellable: 409 } as const;
const RETRY_SECONDS = 5;

type Refused = { code: keyof typeof STATUS } | { code: 'fields'; errors: Readonly<Record<string, string>> };

export function paymentRoutes(app: FastifyInstance, { payments, headers }: Shop) {
  const who = (request: FastifyRequest) => ({
    payer: payerOf(headers, request),
    locale: request.locale,
    clientIp: request.ip,
  });

  function refuse(refused: Refused, request: FastifyRequest): never {
    if (refused.code === 'fields') {
      const { key, errors } = explainFields(refused.errors, request.locale);
      throw new HttpRefusal(422, key, { errors });
    }
    const again = refused.code === 'payment_unavailable' ? { retryAfterSeconds: RETRY_SECONDS } : {};
    throw new HttpRefusal(STATUS[refused.code], refused.code, again);
  }

  async function register(
    request: FastifyRequest,
    { code, attempt }: { code: string; attempt: string },
    body: RegisterBody,
  ) {
    const registered = await registerPayment(payments, {
      ...who(request),
      of: { siteId: tenantOf(request).id, code, attemptId: attempt },
      body,
      checkoutToken: headerOf(request, 'x-checkout-token'),
    });
    if (!registered.ok) return refuse(registered, request);
    const { ok: _ok, ...data } = registered;
    return { data };
  }

  contractRoute(app, listContract, READ, async (_call, request) => {
    const { locale } = request;
    const cart = cartToPay(headers, request);
    return { data: await listPaymentMethods(payments, { siteId: tenantOf(request).id, locale, cart }) };
  });
  contractRoute(app, registerContract, PAY, ({ params, body }, request) => register(request, params, body));
  // The id in the address is the provider's, as the browser has it: a hint like everything else it says.
  contractRoute(app, resultContract, PAY, ({ params, body }, request) =>
    register(request, params, { ...body, ref: body.ref ?? params.id }),
  );
  contractRoute(app, formContract, PAY, async ({ params, body }, request) => {
    const scope = { siteId: tenantOf(request).id, code: params.code, attemptId: params.attempt };
    const submitted = await submitCardForm(payments, { ...who(request), of: scope, form: body });
    return submitted.ok ? { data: submitted.post } : refuse(submitted, request);
  });
  contractRoute(app, cancelContract, CANCEL, async ({ params: { code }, body }, request) => {
    const scope = { siteId: tenantOf(request).id, customerId: actorOf(request).id, code };
    const cancelled = await cancelOwnOrder(payments, scope, body.reason ?? null);
    if (!cancelled.ok) throw new HttpRefusal(CANCEL_STATUS[cancelled.code], cancelled.code);
    return { data: { code, status: 'cancelled' as const, refunded: cancelled.refundedMinor } };
  });
  contractRoute(app, returnContract, RETURN, async ({ params }, request) => {
    const scope = { siteId: tenantOf(request).id, code: params.code, attemptId: params.attempt };
    const data = await returnFromProvider(payments, scope);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
}
