/**
 * How letters are drawn: for an office printer, for a press with bleed, or in large type for who reads with
 * difficulty.
 */
export type PaperForm = 'sheets' | 'press' | 'large';

export const paperFormOf = (params: URLSearchParams): PaperForm => {
  const form = params.get('form');
  return form === 'press' || form === 'large' ? form : 'sheets';
};
