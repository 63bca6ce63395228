import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/** Set when an answer came from another build than this page: the next navigation then loads a new document. */
let forceReload = false;

export const isStale = () => forceReload;

export function noticeBuild(build: string | null): void {
  if (build && build !== __BUILD_ID__) forceReload = true;
}

/** Every answer of our own server names its build (H-17). */
export function watchDeployment(browser: Window): void {
  const fetch = browser.fetch.bind(browser);
  browser.fetch = async (input, init) => {
    const response = await fetch(input, init);
    noticeBuild(response.headers.get('X-Build'));
    return response;
  };
}

/** A page of an old deployment does not navigate within itself: the browser loads the new one whole. */
export function ForcedReload() {
  const { location } = useNavigation();
  useEffect(() => {
    if (location && isStale()) window.location.assign(createPath(location));
  }, [location]);
  return null;
}
