const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode keeps the ten digits of an alphabet in a row, which begins at a multiple of sixteen or six after it. */
function valueOf(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  const row = code & ~0xf;
  return String(code - row - (isDigit(row) ? 0 : 6));
}

/** Digits as the keyboards of other languages write them, « ٣ », « ३ », « ３ », in the ten that answers are made of. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);
