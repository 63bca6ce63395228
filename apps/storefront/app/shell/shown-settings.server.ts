import type { Site } from '@paddock/server/contracts/sites';

type Settings = Site['settings'];

/** What components read by `useShell`. Everything else a page needs comes with its own loader. */
const SHOWN = [
  'documents',
  'intercom',
  'measurement',
  'office_phone',
  'prior_price',
  'service_links',
  'socials',
  'tax_word',
  'wechat_qr',
] as const;

/** The shell is in every page: of the settings it has what pages render, of the company what the footer shows. */
export function shownSettings(settings: Settings): Settings {
  const shown = SHOWN.flatMap((name) => (settings[name] == null ? [] : [[name, settings[name]]]));
  return {
    ...Object.fromEntries(shown),
    ...(settings.legal && { legal: footerFacts(settings.legal) }),
    // The terms are for the booking; a page asks only whether there are any.
    ...(settings.test_ride ? { test_ride: true } : {}),
  };
}

function footerFacts(legal: NonNullable<Settings['legal']>): NonNullable<Settings['legal']> {
  const { entity, address, vat_number, register, capital } = legal;
  return { entity, address, vat_number, register, capital };
}
