export interface CardWords {
  readonly number: string;
  readonly expiry: string;
  readonly expiryShape: string;
  readonly cvc: string;
  readonly frame: string;
}

const row = (text: string): CardWords => {
  const [number = '', expiry = '', expiryShape = '', cvc = '', frame = ''] = text.split('|');
  return { number, expiry, expiryShape, cvc, frame };
};

const WORDS: Record<string, CardWords> = {
  ar: row('رقم البطاقة|تاريخ الانتهاء|شهر / سنة|رمز الأمان|إدخال آمن لبيانات البطاقة'),
  cs: row('Číslo karty|Platnost|MM / RR|CVC|Zabezpečené zadání karty'),
  de: row('Kartennummer|Gültig bis|MM / JJ|CVC|Sichere Karteneingabe'),
  el: row('Αριθμός κάρτας|Λήξη|ΜΜ / ΕΕ|CVC|Ασφαλής εισαγωγή κάρτας'),
  en: row('Card number|Expiry date|MM / YY|CVC|Secure card entry'),
  es: row('Número de tarjeta|Vencimiento|MM / AA|CVC|Ingreso seguro de la tarjeta'),
  fa: row('شماره کارت|تاریخ انقضا|ماه / سال|کد امنیتی|ورود امن اطلاعات کارت'),
  fr: row('Numéro de carte|Expiration|MM / AA|CVC|Saisie sécurisée de la carte'),
  he: row('מספר כרטיס|תוקף|חודש / שנה|קוד אבטחה|הזנת כרטיס מאובטחת'),
  it: row('Numero della carta|Scadenza|MM / AA|CVC|Inserimento sicuro della carta'),
  ja: row('カード番号|有効期限|月 / 年|CVC|安全なカード入力'),
  kh: row('លេខកាត|ថ្ងៃផុតកំណត់|ខែ / ឆ្នាំ|លេខសម្ងាត់|ការបញ្ចូលកាតដោយសុវត្ថិភាព'),
  pl: row('Numer karty|Data ważności|MM / RR|CVC|Bezpieczne wprowadzanie karty'),
  vi: row('Số thẻ|Ngày hết hạn|MM / YY|CVC|Nhập thẻ an toàn'),
  zh: row('卡号|有效期|月 / 年|CVC|安全输入卡片信息'),
};

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he']);

/** Words and direction for a locale such as "it", "it-IT" or "auto"; English where there is none. */
export function cardWords(locale: string): { lang: string; dir: 'ltr' | 'rtl'; words: CardWords } {
  const requested = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = requested === 'km' ? 'kh' : requested;
  const words = WORDS[known];
  if (!words) return { lang: 'en', dir: 'ltr', words: WORDS.en as CardWords };
  return { lang: known === 'kh' ? 'km' : known, dir: RIGHT_TO_LEFT.has(known) ? 'rtl' : 'ltr', words };
}
