import { useHydrated } from '../../page/use-hydrated.ts';

/**
 * The type of a button that sends a step. Before the page is hydrated a browser would send the form itself, with the
 * typed data in the URL, and load the page again: until then it is a button without an effect.
 */
export const useSubmitType = () => (useHydrated() ? 'submit' : 'button');
