/** The provider speaks Spanish, English and Portuguese. */
const WORDS = {
  es: {
    title: 'Pago seguro',
    close: 'Cerrar',
    number: 'Número de tarjeta',
    name: 'Nombre en la tarjeta',
    expiry: 'Vencimiento',
    expiryShape: 'MM / AA',
    cvc: 'Código (CVC)',
    pay: 'Pagar',
    confirm: 'Confirmar',
    otp: 'Ingrese el código que su banco le envió',
    otpHint: 'En esta simulación es 012345.',
    challenge: 'Su banco quiere confirmar que es usted.',
    complete: 'Soy yo',
    fail: 'No soy yo',
    wrong: 'Revise este dato.',
    trouble: 'No pudimos comunicarnos. Intente de nuevo.',
    gone: 'Esta referencia ya no es válida.',
    simulation:
      'Simulación: ningún dinero se mueve. 4111 1111 1111 1111 aprueba, 4000 0000 0000 0002 rechaza.',
  },
  en: {
    title: 'Secure payment',
    close: 'Close',
    number: 'Card number',
    name: 'Name on the card',
    expiry: 'Expiry date',
    expiryShape: 'MM / YY',
    cvc: 'Code (CVC)',
    pay: 'Pay',
    confirm: 'Confirm',
    otp: 'Enter the code your bank sent you',
    otpHint: 'In this simulation it is 012345.',
    challenge: 'Your bank wants to be sure that it is you.',
    complete: 'It is me',
    fail: 'It is not me',
    wrong: 'Please check this.',
    trouble: 'We could not get through. Please try again.',
    gone: 'This reference is no longer valid.',
    simulation:
      'Simulation: no money moves. 4111 1111 1111 1111 is approved, 4000 0000 0000 0002 is declined.',
  },
  pt: {
    title: 'Pagamento seguro',
    close: 'Fechar',
    number: 'Número do cartão',
    name: 'Nome no cartão',
    expiry: 'Validade',
    expiryShape: 'MM / AA',
    cvc: 'Código (CVC)',
    pay: 'Pagar',
    confirm: 'Confirmar',
    otp: 'Digite o código que o seu banco enviou',
    otpHint: 'Nesta simulação é 012345.',
    challenge: 'O seu banco quer confirmar que é você.',
    complete: 'Sou eu',
    fail: 'Não sou eu',
    wrong: 'Verifique este dado.',
    trouble: 'Não conseguimos nos comunicar. Tente de novo.',
    gone: 'Esta referência já não é válida.',
    simulation: 'Simulação: nenhum dinheiro se move. 4111 1111 1111 1111 aprova, 4000 0000 0000 0002 recusa.',
  },
};

export type CheckoutWords = (typeof WORDS)['es'];

export function wordsOf(locale: string): { lang: string; words: CheckoutWords } {
  const lang = locale.slice(0, 2);
  return lang in WORDS ? { lang, words: WORDS[lang as keyof typeof WORDS] } : { lang: 'es', words: WORDS.es };
}
