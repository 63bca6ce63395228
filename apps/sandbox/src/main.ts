import { accountsAt, PORT_OFFSETS, type ProviderName } from './accounts.ts';
import { buildProvider, buildSandbox } from './app.ts';
import { Variables } from './config-variables.ts';
import { createJournal } from './core/journal.ts';
import { createOutbox } from './core/outbox.ts';
import { createScenarios } from './core/scenarios.ts';
import type { Part, World } from './core/world.ts';
import { createVirusScanner } from './parts/clamd/clamd.ts';
import { clockPart } from './parts/clock/clock.part.ts';
import { createClock } from './parts/clock/clock.ts';
import { controlPart } from './parts/control/control.part.ts';
import { createTicketForwarder } from './parts/mail/forward-tickets.ts';
import { createImapServer } from './parts/mail/imap.ts';
import { createInbox } from './parts/mail/inbox.ts';
import { mailPart } from './parts/mail/mail.part.ts';
import { createMailServer } from './parts/mail/smtp.ts';
import { providerParts } from './parts/providers.ts';
import { reviewsPart } from './parts/reviews/reviews.part.ts';

const {
  PADDOCK_SANDBOX_HOST: host,
  PADDOCK_SANDBOX_PORT: port,
  PADDOCK_WEBHOOKS_URL: webhooksUrl,
} = Variables.parse(process.env);

const clock = createClock();
const world: World = {
  clock,
  journal: createJournal(clock),
  outbox: createOutbox(clock, webhooksUrl),
  scenarios: createScenarios(),
  accounts: accountsAt(port),
};
const providers = Object.fromEntries(
  Object.entries(providerParts).map(([name, part]) => [name, part(world)]),
) as Record<ProviderName, Part>;

const inbox = createInbox(clock);
const mail = createMailServer(inbox, createTicketForwarder(webhooksUrl));
const imap = createImapServer(inbox);
const others = [clockPart(clock), mailPart(inbox, mail), reviewsPart()];
const control = controlPart({
  world,
  providers,
  others,
  addressOf: (name) => `http://localhost:${port + PORT_OFFSETS[name]}`,
});

const app = buildSandbox([control, ...others], Object.values(providers));
// For a server in another container, which knows the sandbox by another name.
app.get('/accounts.json', async ({ query }) => accountsAt(port, (query as { host?: string }).host));
const apps = [app];
for (const [name, part] of Object.entries(providers) as [ProviderName, Part][]) {
  const provider = buildProvider(name, part, world);
  apps.push(provider);
  // Browsers reach it as localhost, which may mean either address family.
  await provider.listen({ host, port: port + PORT_OFFSETS[name] });
}

await mail.listen(port + PORT_OFFSETS.smtp, host);
await imap.listen(port + PORT_OFFSETS.imap, host);
const scanner = createVirusScanner();
await scanner.listen(port + PORT_OFFSETS.clamd, host);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    world.outbox.stop();
    await Promise.all([mail.close(), imap.close(), scanner.close(), ...apps.map((one) => one.close())]);
    process.exit(0);
  });
}

console.log(`sandbox at ${await app.listen({ host, port })}`);
