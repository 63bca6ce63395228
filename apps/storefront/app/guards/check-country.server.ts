import { createDates } from '@paddock/i18n/dates';
import { languageTag } from '@paddock/i18n/locales';
import { showPreview } from '@paddock/server/contracts/previews';
import { showOffice, showSite } from '@paddock/server/contracts/sites';
import { redirect } from 'react-router';
import { officeView } from '../features/contact/office-view.server.ts';
import { pageError, unavailablePage } from '../frame/page-error.server.ts';
import type { ClosedOffice } from '../page/page-error.ts';
import { COUNTRY_LOCALE_COOKIE, expiredCookie } from '../request/cookies.server.ts';
import { loadLibrary } from '../request/load-library.server.ts';
import type { Visit } from '../request/visit.server.ts';
import { type CountrySegment, readSegment } from '../routing/country-segment.ts';

/** Every page belongs to a country site in one of its languages; finds the site or says which part is wrong. */
export async function checkCountry(visit: Visit): Promise<Response | undefined> {
  const [, first = '', ...rest] = visit.url.pathname.split('/');
  const reading = readSegment(first.replace(/\.data$/, ''));
  if (!reading.ok && reading.code === 'alias') {
    return redirect([``, reading.segment, ...rest].join('/') + visit.url.search, 301);
  }
  if (!reading.ok) throw pageError(reading.code, 404);

  const answer = await visit.call(showSite, { params: { country: reading.country } });
  if (!answer.ok) {
    // A remembered country that cannot be served must not be offered again (SITES-23).
    visit.setCookies.push(expiredCookie(COUNTRY_LOCALE_COOKIE, '/'));
    if (answer.status === 404) throw pageError('no_country', 404);
    visit.maintenance = answer.status === 503;
    if (visit.maintenance) throw pageError('maintenance', 503, await loadOffice(visit, reading));
    throw unavailablePage(answer.status);
  }
  visit.site = answer.data;
  visit.revision = answer.meta.revision;
  visit.moment = { at: answer.meta.moment, readAtMs: performance.now() };
  visit.upcoming = answer.meta.upcoming;
  if (visit.previewToken) await openPreview(visit);
  await loadLibrary(visit);

  const { urls } = answer.data;
  if (!urls.some((url) => url.locale_code === reading.locale)) {
    const fallback = urls.find((url) => url.default) ?? urls[0];
    if (!fallback) throw pageError('no_locale', 404);
    return redirect([fallback.url, ...rest].join('/') + visit.url.search, 302);
  }
  return undefined;
}

/** A preview is for the bearer of its secret: it is never kept, not even a no. */
async function openPreview(visit: Visit): Promise<void> {
  if (visit.page) visit.page = { ...visit.page, cache: 'private' };
  const answer = await visit.call(showPreview, {});
  if (!answer.ok) throw answer.status === 404 ? pageError('not_found', 404) : unavailablePage(answer.status);
  visit.preview = answer.data;
}

/** Phone and hours for the maintenance page; the page stands without them. */
async function loadOffice(visit: Visit, { country, locale }: CountrySegment): Promise<ClosedOffice | null> {
  const answer = await visit.call(showOffice, { params: { country } });
  if (!answer.ok) return null;
  const { timezone, maintenance_until: until, ...settings } = answer.data;
  const lang = languageTag(locale);
  const { phone, email, hours, clock } = officeView({ settings, timezone }, lang);
  const isToCome = until !== null && new Date(until).getTime() > Date.now();
  return {
    phone,
    email,
    hours,
    clock,
    back: isToCome ? createDates(lang, timezone).momentAlone(until) : null,
  };
}
