import type { Nodes } from 'mdast';
import { PASSAGE, childrenOf, isElement } from '../../../engine/scenario/parse/passages.ts';
import type { MediumKind } from '../media/medium-name.ts';
import { componentRule, type PageComponentName } from '../../../engine/scenario/parse/page-components.ts';
import { isSegment, readPageTree } from '../../../engine/edit/page/page-tree.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { TextSpot } from '../form/written-at.ts';

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

const COMPONENTS: Readonly<Record<PageComponentName, string>> = {
  Picture: 'Image',
  Postmark: 'Cachet ou sceau',
  Sound: 'Son',
  Transcript: 'Transcription',
  Line: 'Réplique',
  CityMap: 'Plan de la ville',
  Stamp: 'Coup de tampon',
  Tokens: 'Rangée de jetons',
  Token: 'Jeton',
  Signature: 'Signature',
  Ref: 'Référence du document',
  Arrives: 'Quand vient le prochain message',
  Typed: 'Passage tapé par la Compagnie',
  Aside: 'Note en marge',
  Counterfoil: 'Talon de carnet à souches',
  Machine: 'Passage d’une autre machine',
  Contact: 'Adresse e-mail du site',
  Code: 'Code d’activation',
  QrCode: 'Carré du code d’activation',
};

/** The name of a component in the studio; that of its tag for one that no page may contain. */
export const componentName = (tag: string | null): string =>
  tag === PASSAGE
    ? 'Passage pour certains joueurs'
    : (COMPONENTS[tag as PageComponentName] ?? tag ?? 'Marque');

const ATTRIBUTES: Readonly<Record<string, string>> = {
  name: 'Fichier',
  data: 'Fichier du plan',
  alt: 'Ce que l’image montre',
  caption: 'Légende',
  legend: 'Légende',
  transcript: 'Transcription',
  sound: 'Son',
  voice: 'Voix',
  who: 'Nom',
  side: 'Bord',
  chose: 'A choisi à l’étape',
  reached: 'A atteint, un jour de la semaine',
  is: 'Ce qu’ils ont choisi',
  solved: 'A résolu',
  asked: 'A demandé un indice à',
  took: 'A pris le trajet de secours à',
  elsewhere: 'Dans une autre ville',
  not: 'Pour tous, sauf ceux-là',
};

/** Whether a property of a component has a name in the studio. */
export const isAttribute = (name: string): boolean => Object.hasOwn(ATTRIBUTES, name);

export const attributeName = (attribute: string): string => ATTRIBUTES[attribute] ?? attribute;

const CHOICES: Readonly<Record<string, string>> = { left: 'gauche', right: 'droit' };

/** The only values that a property of a component may have, with their names; none where it is free. */
export const choicesOf = (
  component: string,
  property: string,
): readonly { readonly value: string; readonly label: string }[] => {
  return (componentRule(component)?.attributes[property]?.oneOf ?? []).map((value) => ({
    value,
    label: CHOICES[value] ?? value,
  }));
};

export const blockName = (node: Nodes): string =>
  isElement(node) ? componentName(node.name) : (NAMES[node.type] ?? node.type);

/** The kind of file that a property of a component names; null for other properties. */
export function mediumOfProperty(component: string, property: string): MediumKind | null {
  const holds = componentRule(component)?.attributes[property]?.holds;
  return holds === 'file' ? 'picture' : holds === 'sound' ? 'sound' : null;
}

/** Whether the letter alone may contain a component. */
export const isOnlyInLetter = (component: string): boolean => componentRule(component)?.onlyInLetter === true;

/** Whether a component stands among words. */
export const isInLine = (component: string): boolean => componentRule(component)?.inLine === true;

/** Whether a component has to stay in another, which is around it. */
export const isInside = (component: string, around: string): boolean =>
  componentRule(component)?.inside === around;

/** The smallest text of a component: its required properties, empty. */
export function componentText(name: string): string {
  const required = Object.entries(componentRule(name)?.attributes ?? {}).filter(
    ([, { required: isRequired }]) => isRequired,
  );
  return `<${[name, ...required.map(([property]) => `${property}=""`)].join(' ')} />`;
}

function isAround({ position }: Nodes, { line, column }: TextSpot): boolean {
  if (!position) return false;
  const { start, end } = position;
  const isAfterStart = line > start.line || (line === start.line && column >= start.column);
  return isAfterStart && (line < end.line || (line === end.line && column <= end.column));
}

function deepestBlock(node: Nodes, spot: TextSpot): ValuePath {
  const children = childrenOf(node);
  const index = children.findIndex((child) => isSegment(child) && isAround(child, spot));
  const found = children[index];
  return found ? [index, ...deepestBlock(found, spot)] : [];
}

/** The path of the smallest block of a page around a place of its text; empty for the page as a whole. */
export function blockAt(text: string, spot: TextSpot): ValuePath {
  const tree = readPageTree(text);
  return tree ? deepestBlock(tree.root, spot) : [];
}

/** The line, from 1, on which the block or property at a path begins. */
export function lineOfBlock(text: string, path: ValuePath): number {
  const tree = readPageTree(text);
  if (!tree) return 1;
  const blocks = path.filter((index) => typeof index === 'number');
  const node = blocks.reduce<Nodes>((found, index) => childrenOf(found)[index] ?? found, tree.root);
  return node.position?.start.line ?? 1;
}
