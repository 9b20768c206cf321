/** Elements that stand on lines of their own. */
const BLOCKS =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|OL|P|SECTION|TABLE|TR|UL)$/;
const HEADINGS = /^H[1-6]$/;
const SILENT = /^(BUTTON|SCRIPT|STYLE|TEMPLATE)$/;

/**
 * The words of drawn papers for a screen reader or a braille display: pictures by their descriptions, nothing
 * of the controls.
 */
export function plainText(papers: Element): string {
  const lines = wordsOf(papers)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/gu, ' ').trim());
  return `${lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}

function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/gu, ' ');
  if (!(node instanceof Element) || isSilent(node)) return '';
  if (node.tagName === 'BR') return '\n';
  const description = descriptionOf(node);
  if (description !== null) return `\n[${description}]\n`;
  const inside = [...node.childNodes].map(wordsOf).join('');
  if (node.tagName === 'LI') return `\n- ${inside.trim()}\n`;
  if (node.tagName === 'DT') return `\n${inside.trim()}${isEnglish(node) ? ':' : ' :'} `;
  if (node.tagName === 'DD') return `${inside.trim()}\n`;
  if (HEADINGS.test(node.tagName)) return `\n\n${inside.trim()}\n\n`;
  return BLOCKS.test(node.tagName) ? `\n${inside}\n` : inside;
}

const isEnglish = (element: Element): boolean => element.closest('[lang]')?.getAttribute('lang') === 'en';

const isSilent = (element: Element): boolean =>
  SILENT.test(element.tagName) ||
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden');

/** A picture’s description; null for text. */
function descriptionOf(element: Element): string | null {
  if (element.tagName === 'IMG') return element.getAttribute('alt') || null;
  const isPicture = element.tagName.toLowerCase() === 'svg' || element.getAttribute('role') === 'img';
  return isPicture
    ? (element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent ?? null)
    : null;
}
