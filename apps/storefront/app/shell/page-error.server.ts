import { randomInt } from 'node:crypto';
import { data } from 'react-router';
import { getPicture } from '../media.server.ts';
import type { PageErrorCode, PageErrorData } from './page-error.ts';

const BACKGROUNDS = ['not-found-road', 'not-found-workshop', 'not-found-museum'] as const;

/** The picture is drawn here and travels with the error, so that server and browser show the same one. */
export function pageError(code: PageErrorCode, status: number) {
  const key = BACKGROUNDS[randomInt(BACKGROUNDS.length)] ?? BACKGROUNDS[0];
  return data({ code, picture: getPicture(key) } satisfies PageErrorData, { status });
}
