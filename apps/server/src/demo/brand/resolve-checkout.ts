import type { BrandFiles } from './brand.schema.ts';
import type { CheckoutFile } from './checkout.schema.ts';
import { type Dictionary, inEveryLanguage, type Words } from './dictionary.ts';

export interface DemoPaymentMethod {
  readonly site: string;
  readonly code: string;
  readonly provider: string;
  readonly component: string;
  readonly type: string;
  readonly account_ref: string | null;
  readonly reserve_minutes: number;
  readonly settings: object;
  readonly position: number;
  readonly names: Words;
  readonly instructions: Words;
}

export interface DemoShipment {
  readonly site: string;
  readonly code: string;
  readonly kind: string;
  readonly carrier: string;
  readonly first_minor: number;
  readonly further_minor: number;
  readonly extra_days: number;
  readonly position: number;
  readonly names: Words;
}

export interface BrandCheckout {
  readonly payments: readonly DemoPaymentMethod[];
  readonly shipments: readonly DemoShipment[];
}

/** The sites with their delivery data, which `checkout.json` keeps beside the ways to deliver. */
export const withDelivery = (sites: BrandFiles['sites'], checkout: CheckoutFile): BrandFiles['sites'] =>
  sites.map((site) => {
    const delivery = checkout.sites[site.slug]?.delivery;
    return delivery ? { ...site, settings: { ...site.settings, delivery } } : site;
  });

/** The sites with their rates by state, which `sales-tax.json` keeps. */
export const withStateRates = (
  sites: BrandFiles['sites'],
  rates: BrandFiles['sales-tax'],
): BrandFiles['sites'] =>
  sites.map((site) => {
    const state_tax_rates = rates[site.slug];
    return state_tax_rates ? { ...site, settings: { ...site.settings, state_tax_rates } } : site;
  });

const paragraph = (text: string) => `<p>${text}</p>`;

export function resolveCheckout(checkout: CheckoutFile, dictionary: Dictionary): BrandCheckout {
  const sites = Object.entries(checkout.sites);
  const payments = sites.flatMap(([site, { payments: used }]) =>
    used.map(({ method: code, account, params, max_minor }, position) => {
      const method = checkout.methods[code];
      if (!method) throw new Error(`checkout.json: ${site} uses the unknown method ${code}`);
      const { provider, component, type, minutes } = method;
      const texts = dictionary.words(method.text);
      return {
        site,
        code,
        provider,
        component,
        type,
        account_ref: account,
        reserve_minutes: minutes,
        position,
        settings: { ...(params ? { params } : {}), ...(max_minor ? { max_minor } : {}) },
        names: dictionary.words(method.name),
        instructions: inEveryLanguage((locale) => paragraph(texts[locale])),
      };
    }),
  );
  const shipments = sites.flatMap(([site, { shipments: used }]) =>
    used.map(({ name, ...shipment }, position) => ({
      site,
      ...shipment,
      position,
      names: dictionary.words(name),
    })),
  );
  return { payments, shipments };
}
