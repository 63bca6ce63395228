import { usePageLocale } from '../page-locale/page-locale.tsx';

/** In stories: `say('Buy', 'اشترِ')` takes the words of the direction shown. */
export function useSay() {
  const locale = usePageLocale();
  return (english: string, arabic: string) => (locale.startsWith('ar') ? arabic : english);
}
