import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Account, accountsOn, type ProviderName } from './accounts.ts';
import { buildProvider } from './app.ts';
import { createJournal } from './core/journal.ts';
import { createOutbox } from './core/outbox.ts';
import { createScenarios } from './core/scenarios.ts';
import type { World } from './core/world.ts';
import { createVirusScanner, EICAR } from './parts/clamd/clamd.ts';
import { createClock } from './parts/clock/clock.ts';
import { createTicketForwarder } from './parts/mail/forward-tickets.ts';
import { createImapServer, type ImapServer } from './parts/mail/imap.ts';
import { createInbox, type Inbox } from './parts/mail/inbox.ts';
import { createMailServer, type MailServer } from './parts/mail/smtp.ts';
import { providerParts } from './parts/providers.ts';

// Closed port: a test that needs the notifications sets an address.
const NOWHERE = 'http://127.0.0.1:9/webhooks';

export interface StartedSandbox {
  readonly world: World;
  /** As the shop is configured with them, at the ports that were free. */
  readonly accounts: Readonly<Record<string, Account>>;
  urlOf(provider: ProviderName): string;
  close(): Promise<void>;
}

/** Providers of the sandbox in this process, each on a free port. */
export async function startSandbox(
  names: readonly ProviderName[],
  webhooksUrl = NOWHERE,
): Promise<StartedSandbox> {
  const clock = createClock();
  const world = {
    clock,
    journal: createJournal(clock),
    outbox: createOutbox(clock, webhooksUrl),
    scenarios: createScenarios(),
    accounts: accountsOn(() => 0),
  };
  const ports = new Map<ProviderName, number>();
  const apps: FastifyInstance[] = [];
  for (const name of names) {
    const app = buildProvider(name, providerParts[name](world), world);
    await app.listen({ host: '127.0.0.1', port: 0 });
    ports.set(name, (app.server.address() as AddressInfo).port);
    apps.push(app);
  }
  // The parts hold this very object, so the addresses are put into it once they are known.
  Object.assign(
    world.accounts,
    accountsOn((provider) => ports.get(provider) ?? 0),
  );
  return {
    world,
    accounts: world.accounts,
    urlOf: (provider) => `http://127.0.0.1:${ports.get(provider)}`,
    async close() {
      world.outbox.stop();
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}

/** The mail server of the sandbox in this process, on a free port. With a webhook address it forwards mails to tickets. */
export async function startMailbox(
  webhooksUrl?: string,
): Promise<{ url: string; inbox: Inbox; server: MailServer }> {
  const inbox = createInbox(createClock());
  const server = createMailServer(inbox, webhooksUrl ? createTicketForwarder(webhooksUrl) : undefined);
  return { url: `smtp://127.0.0.1:${await server.listen(0, '127.0.0.1')}`, inbox, server };
}

/** The IMAP server of the sandbox in this process, on a free port. */
export async function startImap(inbox: Inbox): Promise<{ url: string; server: ImapServer }> {
  const server = createImapServer(inbox);
  return { url: `imap://shop:secret@127.0.0.1:${await server.listen(0, '127.0.0.1')}/INBOX`, server };
}

export { EICAR };

/** The virus scanner of the sandbox in this process, on a free port. */
export async function startVirusScanner(): Promise<{ url: string; close(): Promise<void> }> {
  const scanner = createVirusScanner();
  return { url: `tcp://127.0.0.1:${await scanner.listen(0, '127.0.0.1')}`, close: scanner.close };
}
