import { config } from '../../config.server.ts';
import { log } from '../../log.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/reports.resource.ts';
import { forward, readReports } from './forward.server.ts';
import { mayReport } from './may-report.server.ts';

const MOST_BYTES = 64 * 1024;
const nothing = (status: number) => new Response(null, { status });

/** Errors of pages come here and go on from here, so that no page talks to another house about its visitor. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!config.errorsDsn) return nothing(404);
  if (request.headers.get('sec-fetch-site') === 'cross-site') return nothing(403);
  // The last hop is the edge's word, or the connection's own.
  const from =
    context.get(visitContext).request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  if (!mayReport(from, Date.now())) return nothing(429);
  const text = await readAtMost(request, MOST_BYTES);
  if (text === null) return nothing(413);
  const events = readReports(text);
  if (!events) return nothing(400);
  try {
    await Promise.all(events.slice(0, 3).map(forward));
  } catch (error) {
    log.warn({ err: error }, 'error report failed');
  }
  return Response.json({});
}

export const loader = () => nothing(404);

async function readAtMost(request: Request, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
