import { recordConsent } from '@paddock/server/contracts/consents';
import { readBody, refusal, reply } from '../../http/reply.server.ts';
import { toRegime } from '../../page/consent-regime.ts';
import { config } from '../../platform/config.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/consent.resource.ts';
import { regimeFor } from './regime-of-country.ts';

/** What a cached page cannot contain: the rules for this visitor and the browser's privacy signal. */
export type ConsentTerms = { regime: 'opt_in' | 'ccpa' | 'notice'; gpc: boolean };

const signals = (request: Request) => request.headers.get('sec-gpc') === '1';

/** Loaded once, before the first choice: the stricter rules of site and visitor's country, and the browser's signal. */
export function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const site = toRegime(visit.site?.settings.consent) ?? 'opt_in';
  const terms: ConsentTerms = {
    regime: regimeFor(site, request.headers.get(config.geoHeader)?.toUpperCase() ?? null),
    gpc: signals(request),
  };
  return reply(terms);
}

/** Keeps the proof. The header of the browser counts, whatever its script says. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const body: { gpc?: unknown } = await readBody(request);
  const answer = await visit.call(recordConsent, {
    body: { ...body, gpc: signals(request) || body.gpc === true } as never,
  });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
