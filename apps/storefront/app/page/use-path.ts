import { usePage } from './page-context.ts';

/** Builds addresses of this site: `path('news')` is `/it-it/news`. */
export function usePath(): (path?: string) => string {
  const { segment, home } = usePage();
  return (path = '') => {
    if (!segment) return home;
    return path === '' ? `/${segment}` : `/${segment}/${path}`;
  };
}
