import { boundsOf, whyMethodRefused } from './payment-methods.rules.ts';

interface Method {
  readonly component: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

interface Site {
  readonly currency: string;
  readonly settings: { readonly cash_max_minor?: unknown };
}

const amount = (value: unknown) => (typeof value === 'number' ? value : null);

/** Whether a method may take a sum, by its settings and the site's: asked again when the order is made. */
export function methodTakes({ component, settings }: Method, site: Site, totalMinor: number): boolean {
  const bounds = boundsOf({
    component,
    currency: site.currency,
    min_minor: amount(settings.min_minor),
    max_minor: amount(settings.max_minor),
    cash_max_minor: amount(site.settings.cash_max_minor),
  });
  return whyMethodRefused(bounds, totalMinor) === null;
}
