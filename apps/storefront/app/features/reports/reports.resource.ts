import { config } from '../../platform/config.server.ts';
import { networkOfVisitor } from '../../platform/network.server.ts';
import type { Route } from './+types/reports.resource.ts';
import { errorReports } from './error-reports.server.ts';
import { mayReportError } from './may-report.server.ts';
import { readAtMost, readReports } from './read-reports.server.ts';

const MAX_BYTES = 64 * 1024;
const MAX_EVENTS = 3;
const nothing = (status: number) => new Response(null, { status });

/** Forwards the error reports of browsers, so that no page calls the error service itself. */
export async function action({ request }: Route.ActionArgs) {
  if (!config.errorsDsn) return nothing(404);
  if (!mayReportError(networkOfVisitor(request), Date.now())) return nothing(429);
  const text = await readAtMost(request, MAX_BYTES);
  if (text === null) return nothing(413);
  const events = await readReports(text);
  if (!events) return nothing(400);
  for (const event of events.slice(0, MAX_EVENTS)) errorReports.forward(event);
  return Response.json({});
}

export const loader = () => nothing(404);
