/** Digits of other scripts are read as well, and a comma is a decimal mark. */
export function readNumber(text: string): number {
  const plain = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[,٫]/, '.');
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
}
