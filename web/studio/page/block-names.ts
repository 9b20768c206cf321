import type { Nodes } from 'mdast';
import { isElement } from '../../../engine/scenario/parse/elements.ts';
import type { MediumKind } from '../media/medium-name.ts';
import { type ComponentRule, pageComponents } from '../../../engine/scenario/parse/page-components.ts';

const NAMES: Readonly<Record<string, string>> = {
  paragraph: 'Paragraphe',
  heading: 'Titre',
  list: 'Liste',
  listItem: 'Point',
  blockquote: 'Citation',
  table: 'Tableau',
  tableRow: 'Ligne',
  tableCell: 'Case',
  code: 'Code',
  thematicBreak: 'Filet',
};

/** The name of a block in the studio. */
export const blockName = (node: Nodes): string => (isElement(node) ? (node.name ?? 'Balise') : (NAMES[node.type] ?? node.type));

/** The kind of file that a property of a component names; null for other properties. */
export function mediumOfProperty(component: string, property: string): MediumKind | null {
  const rule: ComponentRule | undefined = pageComponents[component as keyof typeof pageComponents];
  const holds = rule?.attributes[property]?.holds;
  return holds === 'file' ? 'picture' : holds === 'sound' ? 'sound' : null;
}

/** The smallest text of a component: its required properties, empty. */
export function componentText(name: string): string {
  const rule: ComponentRule | undefined = pageComponents[name as keyof typeof pageComponents];
  const required = Object.entries(rule?.attributes ?? {}).filter(([, { required: isRequired }]) => isRequired);
  return `<${[name, ...required.map(([property]) => `${property}=""`)].join(' ')} />`;
}
