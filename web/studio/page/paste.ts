import { Fragment, Slice } from 'prosemirror-model';
import { pageSchema } from './page-schema.ts';

const BULLET = /^\s*(?:[·•▪o§\-–*]|\d{1,3}[.)]|[a-z][.)])\s+/u;
const NUMBER = /^\s*(?:\d{1,3}|[a-z])[.)]/u;

const isWordItem = ({ className, style }: HTMLElement): boolean =>
  /MsoListParagraph/u.test(className) || /mso-list/u.test(style.cssText);

/** Word writes a list as paragraphs that begin with a bullet. */
function listsOfWord(root: HTMLElement): void {
  const mayBe = [...root.querySelectorAll<HTMLElement>('p[class*="MsoList"], p[style*="mso-list"]')];
  for (const paragraph of mayBe.filter(isWordItem)) {
    const text = paragraph.textContent ?? '';
    if (!BULLET.test(text)) continue;
    const name = NUMBER.test(text) ? 'ol' : 'ul';
    dropStart(paragraph, BULLET.exec(text)?.[0].length ?? 0);
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const isSame = before?.tagName.toLowerCase() === name && before.getAttribute('data-word') !== null;
    const list = isSame ? before : root.ownerDocument.createElement(name);
    list.setAttribute('data-word', '');
    list.append(item);
    if (list !== before) paragraph.before(list);
    paragraph.remove();
  }
}

/** Removes so many characters at the beginning. */
function dropStart(element: HTMLElement, count: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = count, text = walker.nextNode(); text && left > 0; text = walker.nextNode()) {
    const { data } = text as Text;
    (text as Text).data = data.slice(left);
    left -= data.length;
  }
}

/** A page has no tables to paste into: each row becomes a paragraph. */
function rowsOfTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')].map((row) => {
      const paragraph = root.ownerDocument.createElement('p');
      const cells = [...row.children].map(({ textContent }) =>
        (textContent ?? '').replace(/\s+/gu, ' ').trim(),
      );
      paragraph.textContent = cells.filter((cell) => cell !== '').join(' — ');
      return paragraph;
    });
    table.replaceWith(...rows);
  }
}

/** What a page has not: pictures are chosen by « Ajouter », a computer’s text is text. */
const LEFT_OUT =
  'script, style, title, meta, link, img, svg, video, audio, iframe, input, button, select, textarea';

/** Text from Word, Google Docs or a page of the web, as paragraphs, emphasis and lists. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return html;
  body.querySelectorAll(LEFT_OUT).forEach((element) => element.remove());
  rowsOfTables(body);
  listsOfWord(body);
  return body.innerHTML;
}

const paragraphOf = (text: string): ReturnType<typeof pageSchema.node> => {
  const lines = text.split('\n').map((line) => line.replace(/^[ \t]+|[ \t]+$/gu, ''));
  const content = lines
    .filter((line) => line !== '')
    .flatMap((line, index) => [...(index > 0 ? [pageSchema.node('break')] : []), pageSchema.text(line)]);
  return pageSchema.node('paragraph', null, content);
};

/**
 * Plain text as paragraphs: blank lines stand between them, or else each line is one.
 */
export function pastedText(text: string): Slice {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replaceAll('\0', '');
  const parts = lines.split(/\n[ \t]*\n/u).filter((part) => part.trim() !== '');
  const paragraphs = parts.length > 1 ? parts : lines.split('\n').filter((line) => line.trim() !== '');
  return new Slice(Fragment.from(paragraphs.map(paragraphOf)), 1, 1);
}
