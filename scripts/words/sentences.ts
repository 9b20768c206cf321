import ts from 'typescript';

/** A sentence of a catalogue. Its holes are written `{name}`. */
export interface Sentence {
  /** From the catalogue's name: `common.errors.ahead`. */
  readonly key: string;
  /** Of the key, from 1. */
  readonly line: number;
  /** Several where the value chooses between them. */
  readonly texts: readonly string[];
}

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** A simple expression is named; « … » stands for any other. */
const hole = (node: ts.Node): string => `{${/^[\w.]+/.exec(node.getText())?.[0] ?? '…'}}`;

const templateText = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map((span) => hole(span.expression) + span.literal.text).join('');

const jsxText = (children: readonly ts.JsxChild[]): string =>
  children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text.replaceAll(/\s*\n\s*/g, ' ');
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return jsxText(child.children);
      return ts.isJsxExpression(child) && child.expression ? textsOf(child.expression).join('|') : '';
    })
    .join('')
    .trim();

/** Texts of a value: of all branches of a function that chooses. */
export function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [templateText(node)];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return [jsxText(node.children)];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isCallExpression(node)) {
    const inside = node.arguments.flatMap(textsOf);
    return inside.length > 0 ? inside : [hole(node)];
  }
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return [hole(node)];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isTypeNode(child) && !ts.isParameter(child)) found.push(...textsOf(child));
  });
  return found;
}

const withoutCast = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutCast(node.expression) : node;

/** Calls `visit` for every value of an object and of the objects in it. */
function visitValues(
  object: ts.ObjectLiteralExpression,
  key: string,
  visit: (key: string, property: ts.PropertyAssignment, value: ts.Expression) => void,
): void {
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const name = ts.isStringLiteralLike(property.name) ? property.name.text : property.name.getText();
    const value = withoutCast(property.initializer);
    const inside = key === '' ? name : `${key}.${name}`;
    if (ts.isObjectLiteralExpression(value)) visitValues(value, inside, visit);
    else visit(inside, property, value);
  }
}

/** All sentences of a catalogue's file: values of the objects that it exports, and its constant texts. */
export function sentencesIn(file: string, text: string): Sentence[] {
  const source = parse(file, text);
  const found: Sentence[] = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const value = initializer && withoutCast(initializer);
      const key = name.getText();
      if (value && ts.isObjectLiteralExpression(value))
        visitValues(value, key, (inside, property, leaf) => {
          const texts = textsOf(leaf);
          // A value that only refers to another sentence is listed there.
          if (texts.some((one) => !/^\{[^}]*\}$/.test(one)))
            found.push({ key: inside, line: lineOf(source, property), texts });
        });
      else if (value && textsOf(value).some((one) => /\p{L}/u.test(one)))
        found.push({ key, line: lineOf(source, statement), texts: textsOf(value) });
    }
  }
  return found;
}
