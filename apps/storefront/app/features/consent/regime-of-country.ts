import type { Regime } from '../../page/consent-regime.ts';
import { isAtLeast } from './choice.ts';

/** European Economic Area, United Kingdom, Switzerland, Brazil. */
const OPT_IN =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH BR'.split(
    ' ',
  );

/** The rules where the visitor is (H-64). The edge knows the country, not the state, so all of the US is as California. */
export function regimeOfCountry(iso: string | null): Regime | null {
  if (!iso || !/^[A-Z]{2}$/.test(iso)) return null;
  if (OPT_IN.includes(iso)) return 'opt_in';
  return iso === 'US' ? 'ccpa' : 'notice';
}

/** The site's country decides; stricter rules of the visitor's country win (CONSENT-03). */
export function regimeFor(site: Regime, visitorCountry: string | null): Regime {
  const own = regimeOfCountry(visitorCountry);
  return own && isAtLeast(own, site) ? own : site;
}
