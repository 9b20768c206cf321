/** A language in which a story can be shown; `qps`: the pseudo-language, in which nothing of a screen is French. */
export type ShownLanguage = 'fr' | 'en' | 'qps';

/** What the toolbar says. */
export const shownLanguage = ({ language }: Readonly<Record<string, unknown>>): ShownLanguage =>
  language === 'en' || language === 'qps' ? language : 'fr';
