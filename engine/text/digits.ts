const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** In Unicode the ten digits of an alphabet are consecutive and begin at a multiple of 16, or 6 after it. */
function valueOf(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  const row = code & ~0xf;
  return String(code - row - (isDigit(row) ? 0 : 6));
}

/** Converts digits of other alphabets, « ٣ », « ३ », « ３ », to 0-9. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);
