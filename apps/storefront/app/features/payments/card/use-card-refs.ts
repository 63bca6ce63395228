import { type RefObject, useRef } from 'react';
import type { CardRefs } from './card-inputs.tsx';

export interface CardFormRefs {
  readonly card: CardRefs;
  readonly holder: RefObject<HTMLInputElement | null>;
  readonly documentType: RefObject<HTMLSelectElement | null>;
  readonly document: RefObject<HTMLInputElement | null>;
}

/** The fields of a card form. Their values are in no state: they are read when the shopper pays. */
export const useCardRefs = (): CardFormRefs => ({
  card: {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  },
  holder: useRef<HTMLInputElement>(null),
  documentType: useRef<HTMLSelectElement>(null),
  document: useRef<HTMLInputElement>(null),
});
