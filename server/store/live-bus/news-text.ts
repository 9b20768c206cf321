import type { LiveNews } from './live-bus.ts';

/** PostgreSQL refuses notifications of 8000 bytes. */
const MOST_BYTES = 7900;

/** News as text for NOTIFY, in as many parts as needed. */
export function newsTexts(news: LiveNews): string[] {
  const text = JSON.stringify(news);
  if (Buffer.byteLength(text) <= MOST_BYTES) return [text];
  return halves(news).flatMap(newsTexts);
}

function halves({ versions, parties, writing }: LiveNews): LiveNews[] {
  const first = <Item>(list: readonly Item[]): Item[] => list.slice(0, Math.ceil(list.length / 2));
  const second = <Item>(list: readonly Item[]): Item[] => list.slice(Math.ceil(list.length / 2));
  return [first, second].map((half) => ({
    versions: half(versions),
    parties: half(parties),
    writing: half(writing),
  }));
}

export const readNews = (text: string): LiveNews => JSON.parse(text) as LiveNews;
