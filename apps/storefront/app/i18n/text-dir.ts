import { usePage } from '../page/page-context.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * On a right-to-left page a text without a single letter of such a script ("500 cm³", or a sentence that is not
 * translated yet) runs the other way, else its figures and full stops end up on the wrong side. The first letter
 * decides nothing: many translated sentences begin with a model's name.
 */
export function textDir(text: string, page: 'ltr' | 'rtl'): 'ltr' | undefined {
  return page === 'rtl' && /\p{L}/u.test(text) && !RIGHT_TO_LEFT.test(text) ? 'ltr' : undefined;
}

export function useTextDir(): (text: string) => 'ltr' | undefined {
  const { dir } = usePage();
  return (text) => textDir(text, dir);
}
