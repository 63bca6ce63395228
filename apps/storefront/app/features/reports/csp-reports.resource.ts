import { log } from '../../platform/log.server.ts';
import { networkOfVisitor } from '../../platform/network.server.ts';
import type { Route } from './+types/csp-reports.resource.ts';
import { countViolation, readViolations } from './csp-reports.server.ts';
import { mayReportViolation } from './may-report.server.ts';
import { readAtMost } from './read-reports.server.ts';

const MAX_BYTES = 16 * 1024;

/** Browsers report here what the policy has blocked. Counted and logged; nothing of the visitor is kept. */
export async function action({ request }: Route.ActionArgs) {
  if (!mayReportViolation(networkOfVisitor(request), Date.now())) return new Response(null, { status: 429 });
  const text = await readAtMost(request, MAX_BYTES);
  if (text === null) return new Response(null, { status: 413 });
  const violations = readViolations(text);
  if (!violations) return new Response(null, { status: 400 });
  for (const { directive, page, blocked } of violations) {
    countViolation({ directive, page });
    log.warn({ directive, page, blocked }, 'content security policy violated');
  }
  return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 404 });
