import { isInCountry } from '@paddock/i18n/country-groups';
import { languageTag } from '@paddock/i18n/locales';
import type { Site } from '../sites/sites.contract.ts';
import { type Block, LEGAL_FACTS } from './blocks.contract.ts';

type LegalFacts = Readonly<Partial<Record<(typeof LEGAL_FACTS)[number], string>>>;

type LegalSite = Pick<Site, 'name' | 'country' | 'settings'>;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
// Isolated: a Hebrew company name must not reorder the English sentence around it.
const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${isolated(text)}</a>`;

function countryName(site: LegalSite, locale: string): string {
  const { iso } = site.country;
  return (
    (iso && new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' }).of(iso)) ||
    site.name
  );
}

/** The facts of a site as HTML. What the site does not set is absent. */
export function legalFactsOf(site: LegalSite, locale: string): LegalFacts {
  const { legal, office_email, office_phone } = site.settings;
  const { address, ...texts } = legal ?? {};
  const set = Object.entries({ ...texts, address: address?.join(', ') }).flatMap(([name, text]) =>
    text && LEGAL_FACTS.some((known) => known === name) ? [[name, isolated(text)]] : [],
  );
  return {
    ...Object.fromEntries(set),
    country: isolated(countryName(site, locale)),
    ...(office_email && { email: link(`mailto:${office_email}`, office_email) }),
    ...(office_phone && {
      phone: link(`tel:${office_phone.replaceAll(/[^+\d]/g, '')}`, office_phone),
    }),
  };
}

const HOLE = /\{([a-z_]+)\}/g;
const LINE = /<(p|li)>((?:(?!<\/\1>).)*)<\/\1>/gs;
const EMPTY_LIST = /<(ul|ol)>\s*<\/\1>/g;

/** Puts the facts in. A paragraph or list item that needs a fact the site does not set is left out. */
export function fillLegalHtml(html: string, facts: LegalFacts): string {
  const fact = (name: string) => facts[name as keyof LegalFacts];
  return html
    .replaceAll(LINE, (line: string) =>
      [...line.matchAll(HOLE)].every(([, name = '']) => fact(name)) ? line : '',
    )
    .replaceAll(EMPTY_LIST, '')
    .replaceAll(HOLE, (hole, name: string) => fact(name) ?? hole);
}

/** The parts of a policy that hold in the site's country, with the site's company in them. */
export function legalBlocks(blocks: readonly Block[], site: LegalSite, locale: string): Block[] {
  const facts = legalFactsOf(site, locale);
  const isHere = (name: string) => isInCountry(site.country.iso, name);
  return blocks.flatMap((block): Block[] => {
    if (block.type !== 'text') return [block];
    const { in: only, not_in: except, ...text } = block;
    if ((only && !only.some(isHere)) || except?.some(isHere)) return [];
    const html = fillLegalHtml(text.html, facts);
    return html.trim() === '' ? [] : [{ ...text, html }];
  });
}
