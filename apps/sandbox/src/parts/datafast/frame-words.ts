const EN = {
  title: 'Card details, Datafast',
  number: 'Card number',
  expiry: 'Expiry date',
  cvv: 'Security code',
  holder: 'Name on the card',
  pay: 'Pay',
  numberWrong: 'This card number is not valid.',
  expiryWrong: 'This date is not valid or has passed.',
  cvvWrong: 'The code has 3 or 4 figures.',
  holderWrong: 'Enter the name as it is on the card.',
  expired: 'The time for this payment is over. Please begin again.',
  challenge: 'Your bank asks: is it you?',
  challengeAbout: 'Confirm the payment as you would in the app of your bank.',
  pass: 'Yes, confirm',
  fail: 'No, refuse',
  simulation: 'Simulated provider. No money moves; any test card works.',
};
export type FrameWords = typeof EN;

const ES: FrameWords = {
  title: 'Datos de la tarjeta, Datafast',
  number: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  cvv: 'Código de seguridad',
  holder: 'Nombre en la tarjeta',
  pay: 'Pagar',
  numberWrong: 'El número de tarjeta no es válido.',
  expiryWrong: 'La fecha no es válida o ya pasó.',
  cvvWrong: 'El código tiene 3 o 4 cifras.',
  holderWrong: 'Escriba el nombre como figura en la tarjeta.',
  expired: 'El tiempo para este pago terminó. Empiece de nuevo.',
  challenge: 'Su banco pregunta: ¿es usted?',
  challengeAbout: 'Confirme el pago como lo haría en la aplicación de su banco.',
  pass: 'Sí, confirmar',
  fail: 'No, rechazar',
  simulation: 'Proveedor simulado. No se mueve dinero; sirve cualquier tarjeta de prueba.',
};

const AR: FrameWords = {
  title: 'بيانات البطاقة، Datafast',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  cvv: 'رمز الأمان',
  holder: 'الاسم على البطاقة',
  pay: 'ادفع',
  numberWrong: 'رقم البطاقة غير صحيح.',
  expiryWrong: 'التاريخ غير صحيح أو انقضى.',
  cvvWrong: 'الرمز من 3 أو 4 أرقام.',
  holderWrong: 'اكتب الاسم كما هو على البطاقة.',
  expired: 'انتهى وقت هذه الدفعة. يرجى البدء من جديد.',
  challenge: 'مصرفك يسأل: هل هذا أنت؟',
  challengeAbout: 'أكّد الدفعة كما تفعل في تطبيق مصرفك.',
  pass: 'نعم، أؤكد',
  fail: 'لا، أرفض',
  simulation: 'مزوّد محاكى. لا تُنقل أي أموال؛ تصلح أي بطاقة اختبار.',
};

// What the merchants of this provider need, and one language that runs from right to left.
const LANGUAGES: Readonly<Record<string, FrameWords>> = { en: EN, es: ES, ar: AR };

export function frameWords(locale: string) {
  const requested = locale.slice(0, 2).toLowerCase();
  const language = requested in LANGUAGES ? requested : 'en';
  return { language, direction: language === 'ar' ? 'rtl' : 'ltr', words: LANGUAGES[language] ?? EN };
}
