import { randomInt } from 'node:crypto';
import pictures from 'virtual:brand/pictures';
import { data } from 'react-router';
import { isUnavailable, unavailableStatus } from '../http/reply.server.ts';
import { getPicture } from '../media/media.server.ts';
import type { ClosedOffice, PageErrorCode, PageErrorData } from '../page/page-error.ts';

const BACKGROUNDS = pictures.notFound;

/** The picture is drawn here and travels with the error, so that server and browser show the same one. */
export function pageError(code: PageErrorCode, status: number, office?: ClosedOffice | null) {
  const key = BACKGROUNDS[randomInt(BACKGROUNDS.length)] ?? BACKGROUNDS[0];
  const shown: PageErrorData = { code, picture: getPicture(key), ...(office && { office }) };
  return data(shown, { status });
}

export const unavailablePage = (status: number) => pageError('unavailable', unavailableStatus(status));

/** The page for a failed call: a malformed name in an address is a page that does not exist, not a failure of ours. */
export const failurePage = (status: number) =>
  isUnavailable(status) ? unavailablePage(status) : pageError('not_found', 404);
