const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a double-quoted attribute, in HTML and in XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A tag without content. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`));
  return `<${name}${written.join('')}>`;
}

/** Data for machines, in a script that nobody runs. A `<` could end it early. */
export const dataScript = (type: 'application/ld+json' | 'application/json', data: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
