import { listPictures, type Picture } from '@paddock/server/features/pages/staff/pictures.staff.contract.ts';
import { useMemo } from 'react';
import { useDeskQuery } from '../../../kit/calls/use-desk.ts';

const MINUTES = 60_000;

/** All pictures and films that content may show, by their key. */
export function usePictures(site: string): ReadonlyMap<string, Picture> {
  const { data } = useDeskQuery(listPictures, {}, { site, staleTime: 10 * MINUTES });
  return useMemo(() => new Map((data?.data ?? []).map((picture) => [picture.key, picture])), [data]);
}
