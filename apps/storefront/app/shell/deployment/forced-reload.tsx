import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { isStale } from './stale-deployment.ts';

/** A page of an old deployment does not navigate within itself: the browser loads the new one whole. */
export function ForcedReload() {
  const { location } = useNavigation();
  useEffect(() => {
    if (location && isStale()) window.location.assign(createPath(location));
  }, [location]);
  return null;
}
