import { showSite } from '@paddock/server/contracts/sites';
import { redirect } from 'react-router';
import { COUNTRY_LOCALE_COOKIE, expiredCookie } from '../cookies.server.ts';
import { readSegment } from '../country-segment.ts';
import { pageError } from '../shell/page-error.server.ts';
import type { Visit } from '../visit.server.ts';

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
    if (visit.maintenance) throw pageError('maintenance', 503);
    throw pageError('unavailable', 503);
  }
  visit.site = answer.data;

  const { urls } = answer.data;
  if (!urls.some((url) => url.locale_code === reading.locale)) {
    const fallback = urls.find((url) => url.default) ?? urls[0];
    if (!fallback) throw pageError('no_locale', 404);
    return redirect([fallback.url, ...rest].join('/') + visit.url.search, 302);
  }
  return undefined;
}
