/** Texts below this length are asked for: a whole screen is written nowhere. */
const LONGEST = 3000;
const MOST_TEXTS = 12;

/** The description of an element that has no text of its own. */
const spokenOf = (element: Element): readonly string[] =>
  ['alt', 'placeholder', 'aria-label'].flatMap((name) => element.getAttribute(name) ?? []);

/**
 * The texts around a touched element, the smallest first: its own words, then those of each element that
 * contains it.
 */
export function wordsAround(element: Element): readonly string[] {
  const found: string[] = [...spokenOf(element)];
  for (let around: Element | null = element; around; around = around.parentElement) {
    const text = (around.textContent ?? '').trim();
    if (text.length > LONGEST) break;
    if (text !== '' && !found.includes(text)) found.push(text);
  }
  return found.slice(0, MOST_TEXTS);
}
