import { recordConsent } from '@paddock/server/contracts/consents';
import { config } from '../../config.server.ts';
import { readBody, refusal, refuseForeign, reply } from '../../session/own-calls.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/consent.resource.ts';
import { toRegime } from './choice.ts';
import { regimeFor } from './regime-of-country.server.ts';

/** What no page that is kept for everybody can know: the rules and the signal of this visitor. */
export type ConsentTerms = { regime: 'opt_in' | 'ccpa' | 'notice'; gpc: boolean };

const signals = (request: Request) => request.headers.get('sec-gpc') === '1';

/** Asked once, before the first choice: rules by the stricter of site and visitor's country, and his browser's signal. */
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
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const body: { gpc?: unknown } = await readBody(request);
  const answer = await visit.call(recordConsent, {
    body: { ...body, gpc: signals(request) || body.gpc === true } as never,
  });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
