import type { Deps } from './deps.ts';
import type { ReportSource } from './features/contact/inbound/inbound-mail.rules.ts';
import { parseMail } from './features/contact/inbound/parse-mail.ts';
import { receiveReport } from './features/letters/reports/receive-report.ts';
import { siteResolver } from './features/sites/resolve-site.ts';

/** What taking a mail in needs, for the webhook and for the worker's mailbox. */
export const inboundContext = ({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>) => ({
  db,
  log,
  keys: config.signingKeys,
  domain: config.mailInbound.domain,
  secret: config.mailInbound.secret,
  parseMail,
  ownHost: new URL(config.origin).hostname,
  ...reportContext(db, log, config),
});

function reportContext(db: Deps['db'], log: Deps['log'], config: Deps['config']) {
  const findSite = siteResolver(db, config.siteMemoryMs);
  const context = { db, log, keys: config.signingKeys, findSite };
  return { findSite, receiveReport: (report: ReportSource) => receiveReport(context, report) };
}
