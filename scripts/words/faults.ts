import ts from 'typescript';
import { typeset } from '../../engine/text/typeset.ts';
import { lineOf, parse, sentencesIn } from './sentences.ts';

export interface WordsFault {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** A hole before a unit holds a number, any other a word. */
const filled = (text: string): string =>
  text
    .replaceAll(/\{[^}]*\}(?=[ \u00A0](?:h|min|m|km|s|kHz|€|%)(?![\p{L}\p{N}’]))/gu, '7')
    .replaceAll(/\{[^}]*\}/g, 'x');

/** Sentences whose apostrophes or spaces are not those of French typography. */
export const typographyFaults = (file: string, text: string): WordsFault[] =>
  sentencesIn(file, text).flatMap(({ key, line, texts }) =>
    texts
      .map(filled)
      .filter((one) => typeset(one) !== one)
      .map((one) => ({
        file,
        line,
        sentence: `${key} : apostrophe droite ou espace insécable oubliée, « ${one} »`,
      })),
  );

/** Properties and attributes whose values are no text. */
const MACHINE_READ =
  /^(?:accept|autoComplete|className|d|data-.*|fill|for|form|href|htmlFor|id|key|name|pattern|points|rel|role|src|style|to|transform|type|viewBox|aria-(?:controls|describedby|keyshortcuts|labelledby|live))$/;

/** Displayed even when it is a single word. */
const DISPLAYED = /^(?:alt|aria-label|label|placeholder|title)$/;

const SENTENCE =
  /[àâçéèêëîïôùûœ’«»]|^\p{Lu}\p{Ll}+ \p{L}|\p{Ll}{2,}.* (?:de|la|le|les|un|une|vous|votre|pas|est) /u;
const WORD = /^\p{Lu}?\p{Ll}{2,}\P{L}*$/u;

const isForDevelopers = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && /^(?:console\.\w+|super)$/.test(node.expression.getText()));

/** A literal that is the value of an element's child or of a displayed attribute, or a branch of that value. */
function isValueDisplayed(node: ts.Node): boolean {
  const above = node.parent;
  if (ts.isJsxAttribute(above)) return DISPLAYED.test(above.name.getText());
  if (ts.isJsxExpression(above)) return ts.isJsxAttribute(above.parent) ? isValueDisplayed(above) : true;
  const isBranch =
    (ts.isConditionalExpression(above) && above.condition !== node) || ts.isParenthesizedExpression(above);
  return isBranch && isValueDisplayed(above);
}

function isDisplayed(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text);
  if (!/\p{L}/u.test(text)) return false;
  return SENTENCE.test(text) || (WORD.test(text) && isValueDisplayed(node));
}

const literalText = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node))
    return node.text.trim().replaceAll(/\s*\n\s*/g, ' ');
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…').trim();
};

/** French text of a screen in a file that is no catalogue. */
export function textOutsideCatalogues(file: string, text: string): WordsFault[] {
  const source = parse(file, text);
  const found: WordsFault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForDevelopers(node)) return;
    if (ts.isJsxAttribute(node) && MACHINE_READ.test(node.name.getText())) return;
    const literal = literalText(node);
    if (literal !== null && isDisplayed(node, literal))
      found.push({ file, line: lineOf(source, node), sentence: `texte hors des catalogues, « ${literal} »` });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Values of the catalogues that no file reads. `isCatalogue` and `isReader` choose files of the program;
 * `described`: keys of sentences that the descriptions of the API name.
 */
export function unusedWords(
  program: ts.Program,
  isCatalogue: (source: ts.SourceFile) => boolean,
  isReader: (source: ts.SourceFile) => boolean,
  described: readonly string[],
): WordsFault[] {
  const checker = program.getTypeChecker();
  const used = new Set<ts.Node>();
  // Sentences of the engine and of the server are named by their keys.
  const names = new Set<string>(described);
  const use = (symbol: ts.Symbol | undefined): void =>
    symbol?.declarations?.forEach((node) => used.add(node));
  const useAll = (type: ts.Type): void => checker.getPropertiesOfType(type).forEach(use);
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.add(node.text);
    else if (ts.isPropertyAccessExpression(node)) {
      use(checker.getSymbolAtLocation(node.name));
      // Taken as a table, whose keys are only known when it runs.
      if (checker.getContextualType(node)?.getStringIndexType()) useAll(checker.getTypeAtLocation(node));
    } else if (ts.isElementAccessExpression(node)) useAll(checker.getTypeAtLocation(node.expression));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      use(checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText()));
    ts.forEachChild(node, read);
  };
  const files = program.getSourceFiles();
  files.filter(isReader).forEach(read);
  return files.filter(isCatalogue).flatMap((source) => unusedIn(source, used, names));
}

function unusedIn(
  source: ts.SourceFile,
  used: ReadonlySet<ts.Node>,
  names: ReadonlySet<string>,
): WordsFault[] {
  const found: WordsFault[] = [];
  const visit = (node: ts.Node): void => {
    const isValue = ts.isPropertyAssignment(node) && isOfCatalogue(node);
    if (isValue && !used.has(node) && !names.has(node.name.getText()))
      found.push({
        file: source.fileName.replace(/^.*\/(?=(?:engine|server|web)\/words\/)/, ''),
        line: lineOf(source, node),
        sentence: `aucun code ne lit « ${node.name.getText()} »`,
      });
    // The values of an unused object are not told one by one.
    else ts.forEachChild(node, visit);
  };
  source.statements.filter(ts.isVariableStatement).forEach(visit);
  return found;
}

/** Whether a property belongs to the catalogue's object, not to an object inside a sentence's function. */
function isOfCatalogue(node: ts.Node): boolean {
  let above = node.parent;
  while (!ts.isSourceFile(above)) {
    if (ts.isFunctionLike(above) || ts.isAsExpression(above)) return false;
    above = above.parent;
  }
  return true;
}
