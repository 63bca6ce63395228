import { createContext, useContext } from 'react';

/** Writes a count, or the figures of a text, in the digits of the page's language. */
export type WriteDigits = (value: number | string) => string;

export const DigitsContext = createContext<WriteDigits>(String);

export const useDigits = (): WriteDigits => useContext(DigitsContext);
