import { withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { hideCards } from '../../../platform/observability/log.ts';
import { handleEventJob } from '../payments.jobs.ts';
import type { Payments } from '../payments.ts';
import type { ProviderAdapter, WebhookCall } from '../providers/adapter.ts';
import { insertEvent } from './provider-events.sql.ts';

export interface ReceivedWebhook {
  readonly outcome: 'stored' | 'repeated' | 'refused' | 'unknown_account';
  readonly answer: ProviderAdapter['webhookAnswer'] | null;
}

/**
 * Takes a provider's notification in: proven by the bytes as they came, stored once, worked off by a job. The address
 * names provider and site; only an account of just these can prove it, so one country's event never touches another's.
 */
export async function receiveWebhook(
  payments: Payments,
  from: { readonly provider: string; readonly site: { readonly id: number; readonly slug: string } },
  call: WebhookCall,
): Promise<ReceivedWebhook> {
  const { provider, site } = from;
  const count = (outcome: ReceivedWebhook['outcome'], answer: ReceivedWebhook['answer'] = null) => {
    payments.metrics.webhooks.inc({ provider, outcome });
    return { outcome, answer };
  };
  const accounts = Object.entries(payments.accounts).filter(
    ([, account]) => account.provider === provider && account.site === site.slug,
  );
  let answer: ReceivedWebhook['answer'] = null;
  for (const [accountRef] of accounts) {
    const adapter = payments.adapterFor(accountRef);
    const reading = adapter?.verifyWebhook(call);
    answer = adapter?.webhookAnswer ?? answer;
    if (!reading?.verified) continue;
    const isNew = await withSite(payments.db, site.id, async (tx) => {
      const eventId = await insertEvent(tx, {
        siteId: site.id,
        provider,
        accountRef,
        eventId: reading.eventId,
        kind: reading.kind,
        reference: reading.reference,
        providerRef: reading.providerRef,
        providerPaymentRef: reading.providerPaymentRef ?? null,
        body: Buffer.from(hideCards(call.rawBody.toString('utf8'))),
        ignored: reading.ignored ?? false,
      });
      if (eventId !== null && !reading.ignored)
        await queueJob(tx, handleEventJob, { siteId: site.id, eventId });
      return eventId !== null;
    });
    return count(isNew ? 'stored' : 'repeated', answer);
  }
  payments.log.warn({ provider, site: site.slug, accounts: accounts.length }, 'webhook refused');
  return count(accounts.length === 0 ? 'unknown_account' : 'refused', answer);
}
