import pg from 'pg';
import { buildApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { createDeps } from '../../../apps/server/src/deps.ts';
import { type BenchRequest, headersOf } from './question.ts';

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Sent in one message with the setting of its site. */
  readonly ofSite: boolean;
}

/**
 * What the api says to PostgreSQL for a request, taken down at the driver: the very statements, in order, with their
 * values. Request twice, because the first request also fills what is kept in the process.
 */
export async function statementsOf(
  databaseUrl: string,
  requests: readonly BenchRequest[],
): Promise<string[][]> {
  const deps = createDeps(
    readConfig({ ...process.env, PADDOCK_DATABASE_URL: databaseUrl, PADDOCK_LOG_LEVEL: 'silent' }),
    'api',
  );
  const app = await buildApp(deps);
  const sent: Sent[] = [];
  const original = pg.Client.prototype.query;
  try {
    const found: string[][] = [];
    for (const request of requests) {
      const { path, site, siteId } = request;
      const ask = () => app.inject({ url: path, headers: headersOf(request) });
      await ask();
      pg.Client.prototype.query = listening(original, sent) as typeof original;
      const answer = await ask();
      pg.Client.prototype.query = original;
      if (answer.statusCode !== 200) throw new Error(`${path} for ${site} answered ${answer.statusCode}`);
      found.push(
        sent.splice(0).flatMap((one) => (one.ofSite ? piped(siteId, asLiteral(one)) : [asLiteral(one)])),
      );
    }
    return found;
  } finally {
    pg.Client.prototype.query = original;
    await app.close();
    await deps.close();
  }
}

function listening(original: unknown, sent: Sent[]) {
  return function (this: unknown, query: string | { text: string; values?: unknown[] }, ...rest: unknown[]) {
    const values = Array.isArray(rest[0]) ? rest[0] : [];
    sent.push(
      typeof query === 'string'
        ? { text: query, values, ofSite: false }
        : // A query that sends itself is one that brings its site along.
          { text: query.text, values: query.values ?? values, ofSite: 'submit' in query },
    );
    return (original as (...args: unknown[]) => unknown).call(this, query, ...rest);
  };
}

/** As the api sends it: the site and the statement together, ended by one Sync. */
const piped = (siteId: number, statement: string) => [
  '\\startpipeline',
  `select set_config('app.site_id', '${siteId}', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  statement,
  '\\endpipeline',
];

/** pgbench has no parameters of other types than text and number, so the values are written into the statement. */
function asLiteral({ text, values }: Sent): string {
  return text
    .replace(/\$(\d+)/g, (_all, n: string) => literalOf(values[Number(n) - 1]))
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A parameter as it would be written into the statement itself, in the same words that the driver sends. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value));
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const arrayText = (values: readonly unknown[]) =>
  `{${values.map((value) => (value === null ? 'NULL' : JSON.stringify(String(value)))).join(',')}}`;
