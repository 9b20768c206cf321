import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Language } from '../../words/language.ts';
import { reportStraightQuotes } from '../french.ts';
import {
  type AttributeHolds,
  type AttributeRule,
  type ComponentRule,
  pageComponents,
  passageRule,
} from './page-components.ts';
import { type JsxElement, PASSAGE } from './passages.ts';
import type { SourceText } from './source-text.ts';

type AnyAttribute = JsxElement['attributes'][number];
type NamedAttribute = Extract<AnyAttribute, { type: 'mdxJsxAttribute' }>;

export interface TagContext {
  readonly source: SourceText;
  readonly language: Language;
  readonly letter: boolean;
  readonly report: ReportDiagnostic;
}

const rules = new Map<string, ComponentRule>([...Object.entries(pageComponents), [PASSAGE, passageRule]]);

/** The advice for HTML tags that writers type from habit, by tag. */
const MARKDOWN: Readonly<Record<string, string>> = {
  br: 'Pour aller à la ligne, finissez la ligne par un antislash (\\) ; pour un autre alinéa, laissez une ligne vide.',
  p: 'Laissez une ligne vide entre deux alinéas.',
  b: 'Écrivez **en gras** entre deux paires d’astérisques.',
  strong: 'Écrivez **en gras** entre deux paires d’astérisques.',
  i: 'Écrivez *en italique* entre deux astérisques.',
  em: 'Écrivez *en italique* entre deux astérisques.',
  a: 'Écrivez [le texte du lien](/home).',
  h1: 'Écrivez ### devant le titre.',
  h2: 'Écrivez ### devant le titre.',
  h3: 'Écrivez ### devant le titre.',
  ul: 'Écrivez une ligne par élément, chacune après un tiret.',
  li: 'Écrivez une ligne par élément, chacune après un tiret.',
  img: 'Écrivez <Picture name="…" alt="…" />.',
};

export const isKnownComponent = (name: string): boolean => rules.has(name);

export function reportUnknown(name: string, at: SourceRange, report: ReportDiagnostic): void {
  const list = `Écrivez du Markdown, ou l’une des balises du jeu : ${[...rules.keys()].map((tag) => `<${tag}>`).join(', ')}.`;
  const wayOut = MARKDOWN[name.toLowerCase()] ?? didYouMean(name, rules.keys(), list);
  report('unknown-component', at, `La balise <${name}> n’existe pas.`, wayOut);
}

/** Underlines only the tag's name, not the whole element. */
export function nameRange(element: JsxElement, source: SourceText): SourceRange {
  const start = element.position?.start.offset ?? 0;
  return source.range(start, start + 1 + (element.name?.length ?? 0));
}

function attributeRange(attribute: AnyAttribute, source: SourceText): SourceRange {
  return source.range(attribute.position?.start.offset ?? 0, attribute.position?.end.offset ?? 1);
}

/** Offset of the text between the quotes of an attribute. */
export const valueStart = (attribute: NamedAttribute): number =>
  (attribute.position?.start.offset ?? 0) + attribute.name.length + 2;

export function valueRange(attribute: NamedAttribute, source: SourceText): SourceRange {
  const start = valueStart(attribute);
  return source.range(start, (attribute.position?.end.offset ?? start + 2) - 1);
}

function checkPlace(
  element: JsxElement,
  name: string,
  rule: ComponentRule,
  ancestors: readonly string[],
  context: TagContext,
): void {
  if (rule.onlyInLetter && !context.letter) {
    context.report(
      'misplaced-component',
      nameRange(element, context.source),
      `<${name}> ne vaut que dans la lettre imprimée.`,
      'Retirez-la de cette page.',
    );
  } else if (rule.inside !== undefined && !ancestors.includes(rule.inside)) {
    const wayOut = `Mettez-la entre <${rule.inside}> et </${rule.inside}>.`;
    context.report(
      'misplaced-component',
      nameRange(element, context.source),
      `<${name}> ne se trouve que dans <${rule.inside}>.`,
      wayOut,
    );
  }
}

function checkMissing(element: JsxElement, name: string, rule: ComponentRule, context: TagContext): void {
  const given = element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
  );
  for (const [attribute, { required }] of Object.entries(rule.attributes)) {
    if (!required || given.includes(attribute)) continue;
    context.report(
      'missing-attribute',
      nameRange(element, context.source),
      `<${name}> a besoin de l’attribut « ${attribute} ».`,
      `Écrivez <${name} ${attribute}="…">.`,
    );
  }
}

function checkValue(
  attribute: NamedAttribute,
  rule: AttributeRule,
  context: TagContext,
): Omit<MediumUse, 'component'> | null {
  const { source, report, language } = context;
  if (rule.holds === 'flag') return checkFlag(attribute, context);
  if (attribute.value === null || attribute.value === undefined || attribute.value === '') {
    report(
      'empty-value',
      attributeRange(attribute, source),
      `L’attribut « ${attribute.name} » est vide.`,
      `Écrivez ${attribute.name}="…".`,
    );
    return null;
  }
  if (typeof attribute.value !== 'string') {
    report(
      'page-code',
      attributeRange(attribute, source),
      'Une valeur d’attribut n’est pas du code.',
      `Écrivez ${attribute.name}="…".`,
    );
    return null;
  }
  if (rule.oneOf && !rule.oneOf.includes(attribute.value)) {
    const message = `L’attribut « ${attribute.name} » ne peut pas valoir « ${attribute.value} ».`;
    report(
      'unknown-value',
      valueRange(attribute, source),
      message,
      didYouMean(attribute.value, rule.oneOf, 'Retirez-le.'),
    );
  }
  const start = valueStart(attribute);
  reportStraightQuotes(source, start, start + attribute.value.length, report, language);
  return rule.holds === 'text'
    ? null
    : { name: attribute.value, holds: rule.holds, at: valueRange(attribute, source) };
}

function checkFlag(attribute: NamedAttribute, { source, report }: TagContext): null {
  if (attribute.value === null || attribute.value === undefined) return null;
  report(
    'page-code',
    attributeRange(attribute, source),
    `L’attribut « ${attribute.name} » n’a pas de valeur.`,
    `Écrivez ${attribute.name} seul.`,
  );
  return null;
}

function checkAttributes(
  element: JsxElement,
  name: string,
  rule: ComponentRule,
  context: TagContext,
): MediumUse[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      context.report(
        'page-code',
        attributeRange(attribute, context.source),
        'Une balise ne contient pas de code.',
        'Retirez les accolades.',
      );
      return [];
    }
    const known = rule.attributes[attribute.name];
    const use = known && checkValue(attribute, known, context);
    if (known) return use ? [{ ...use, component: name }] : [];
    const wayOut = didYouMean(attribute.name, Object.keys(rule.attributes), 'Retirez-le.');
    context.report(
      'unknown-attribute',
      attributeRange(attribute, context.source),
      `<${name}> n’a pas d’attribut « ${attribute.name} ».`,
      wayOut,
    );
    return [];
  });
}

/** Whether an attribute is a text for readers. */
export function isTextAttribute(
  { name }: JsxElement,
  attribute: AnyAttribute,
): attribute is NamedAttribute & { value: string } {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return false;
  const rule = rules.get(name ?? '')?.attributes[attribute.name];
  return name !== PASSAGE && rule?.holds === 'text' && !rule.oneOf;
}

/** The attributes that a translation keeps: all but texts for readers. */
export const fixedAttributes = (element: JsxElement): readonly string[] =>
  element.attributes
    .flatMap((one) => {
      if (one.type !== 'mdxJsxAttribute' || element.name === PASSAGE) return [];
      return isTextAttribute(element, one) || typeof one.value !== 'string'
        ? []
        : [`${one.name}="${one.value}"`];
    })
    .sort();

/** Returns the media that the tag names. */
export function checkComponent(
  element: JsxElement,
  ancestors: readonly string[],
  context: TagContext,
): MediumUse[] {
  const name = element.name ?? '';
  const rule = rules.get(name);
  if (!rule) {
    reportUnknown(name, nameRange(element, context.source), context.report);
    return [];
  }
  checkPlace(element, name, rule, ancestors, context);
  checkMissing(element, name, rule, context);
  return checkAttributes(element, name, rule, context);
}

/** One reference to a medium. */
export interface MediumUse {
  readonly name: string;
  /** The tag that names it. */
  readonly component: string;
  readonly holds: Exclude<AttributeHolds, 'text' | 'flag'>;
  readonly at: SourceRange;
  /** The index of the passage of the page that contains it; undefined when every reader has it. */
  readonly passage?: number;
}
