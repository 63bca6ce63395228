import { config } from '../../platform/config.server.ts';
import { log } from '../../platform/log.server.ts';
import { networkOfVisitor } from '../../platform/network.server.ts';
import type { Route } from './+types/reports.resource.ts';
import { forward, readReports } from './forward.server.ts';
import { mayReportError } from './may-report.server.ts';
import { readAtMost } from './read-at-most.server.ts';

const MAX_BYTES = 64 * 1024;
const MAX_EVENTS = 3;
const nothing = (status: number) => new Response(null, { status });

/** Errors of pages come here and go on from here, so that no page talks to another house about its visitor. */
export async function action({ request }: Route.ActionArgs) {
  if (!config.errorsDsn) return nothing(404);
  if (!mayReportError(networkOfVisitor(request), Date.now())) return nothing(429);
  const text = await readAtMost(request, MAX_BYTES);
  if (text === null) return nothing(413);
  const events = readReports(text);
  if (!events) return nothing(400);
  try {
    await Promise.all(events.slice(0, MAX_EVENTS).map(forward));
  } catch (error) {
    log.warn({ err: error }, 'error report failed');
  }
  return Response.json({});
}

export const loader = () => nothing(404);
