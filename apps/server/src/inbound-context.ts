import type { Deps } from './deps.ts';
import { siteResolver } from './features/sites/resolve-site.ts';

/** What taking a mail in needs, for the webhook and for the worker's mailbox. */
export const inboundContext = ({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>) => ({
  db,
  log,
  keys: config.signingKeys,
  domain: config.mailInbound.domain,
  secret: config.mailInbound.secret,
  ownHost: new URL(config.origin).hostname,
  findSite: siteResolver(db, config.siteMemoryMs),
});
