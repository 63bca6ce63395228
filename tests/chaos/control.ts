import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './buyers/ask.ts';
import { sendCrowd } from './buyers/crowd.ts';
import { BuyersLog } from './buyers/log.ts';
import { type Shop, stockShop } from './buyers/shop.ts';
import { judge } from './judge/judge.ts';
import { waitUntilOk } from './system/chaos-system.ts';
import { startFaultyCommitProxy } from './system/proxies.ts';
import type { TrialContext } from './trial.ts';

const LIAR = 2;
const LIES_EVERY = 4;
/** So many that one of them is a lie for certain. */
const PAYMENTS = 30;
const MAX_WAIT_MS = 90_000;

/**
 * A database that acknowledges a commit it rolled back, and a provider that captures money without an order. If the
 * judge misses either, its other verdicts mean nothing. Leaves inconsistent data behind, so it runs last.
 */
export async function plantedFaults({ system, owner }: TrialContext): Promise<string[]> {
  const { settings } = system;
  const shop = await stockShop(owner, 400, settings.sandboxPort);
  const log = new BuyersLog(path.join(settings.place, 'control.acks.jsonl'));
  const line = await startFaultyCommitProxy(settings.postgres.appUrl, LIES_EVERY);
  system.superviseApi(LIAR, { PADDOCK_DATABASE_URL: line.url });
  const base = `http://127.0.0.1:${settings.apiPorts[LIAR]}`;
  await waitUntilOk(`${base}/ready`);
  // What staff book is one commit and one yes, so these lies cannot be noticed by the shop itself.
  const world = { base, shop, log, by: 'bank' as const };
  const crowd = sendCrowd(world, 3);
  for (let waited = 0; log.payments().length < PAYMENTS && waited < MAX_WAIT_MS; waited += 100)
    await sleep(100);
  await crowd.leave();
  await chargeForNothing(shop);
  await system.killForGood(`api${LIAR}`);
  await line.close();
  const verdict = await judge({
    owner,
    log,
    base: settings.apiUrl,
    sandbox: `http://127.0.0.1:${settings.sandboxPort}`,
    patience: 5,
  });
  return [
    ...(verdict.lost === 0
      ? [
          `a database that lies about every ${LIES_EVERY}th commit was not noticed in ${log.acks.length} acknowledgements`,
        ]
      : []),
    ...(verdict.chargesWithoutOrder === 0 ? ['a charge without an order was not noticed'] : []),
  ];
}

/** A charge at the provider that no order asked for; with a reference it looks like one of ours. */
export async function chargeForNothing({ card }: Pick<Shop, 'card'>, reference?: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${card.secret}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const post = async (url: string, body: string) =>
    JSON.parse((await ask(card.baseUrl, { method: 'POST', path: url, headers, body })).text);
  const intent = await post(
    '/v1/payment_intents',
    `amount=4200&currency=eur&automatic_payment_methods[enabled]=true${reference ? `&metadata[attempt_id]=${reference}` : ''}`,
  );
  await post(`/v1/payment_intents/${intent.id}/confirm`, 'payment_method=pm_card_visa');
}
