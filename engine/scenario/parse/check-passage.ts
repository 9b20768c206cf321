import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { countWords } from '../../text/typeset.ts';
import type { Condition } from '../../types/condition.generated.ts';
import { MOST_VARIANTS, variantsOf } from '../page-variants.ts';
import { nameRange, type TagContext, valueRange } from './check-component.ts';
import { conditionOf, isBlank, type JsxElement, PASSAGE } from './passages.ts';

/** A passage of a page for the players who meet a condition. */
export interface PagePassage {
  readonly condition: Condition;
  readonly at: SourceRange;
  /** The value of each attribute, by its name. */
  readonly values: Readonly<Record<string, SourceRange>>;
  readonly words: number;
  /** Offsets of its content in the page's text. */
  readonly start: number;
  readonly end: number;
}

/** Checks the place and the condition of a passage; its attributes are checked as those of other tags. */
export function checkPassage(
  element: JsxElement,
  ancestors: readonly string[],
  context: TagContext,
): PagePassage {
  const { source, letter, report } = context;
  const at = nameRange(element, source);
  const named = element.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && one.name !== 'not' ? [one] : [],
  );
  const values = Object.fromEntries(
    named.map((attribute) => [attribute.name, valueRange(attribute, source)]),
  );
  const misplaced = (message: string, wayOut: string) => report('misplaced-component', at, message, wayOut);
  if (letter)
    misplaced(
      'La lettre s’imprime avant que l’on ait rien décidé.',
      'Retirez <If> : écrivez ce que tous les joueurs lisent.',
    );
  if (ancestors.includes(PASSAGE))
    misplaced(
      'Un passage ne se met pas dans un autre.',
      'Mettez-le avant ou après l’autre, ou donnez les deux conditions à un seul passage.',
    );
  if (element.children.every(isBlank))
    report('empty-passage', at, 'Ce passage est vide.', 'Écrivez ce que ces joueurs liront, ou retirez-le.');
  const { chose, reached, is } = values;
  if (reached && (chose ?? values.elsewhere)) {
    misplaced(
      '« reached » ne se met pas avec « chose » ni avec « elsewhere ».',
      'Gardez l’un des deux : <If reached="ÉTAPE" is="sunday">.',
    );
  } else if (!(chose ?? reached) !== !is) {
    const missing = is ? 'chose' : 'is';
    report(
      'missing-attribute',
      at,
      `<If> a besoin de l’attribut « ${missing} ».`,
      'Écrivez <If chose="ÉTAPE" is="option">.',
    );
  } else if (named.every(({ name }) => name === 'elsewhere')) {
    report(
      'missing-attribute',
      at,
      'Ce passage ne dit pas pour qui il est.',
      'Écrivez <If chose="ÉTAPE" is="option">, ou solved, asked, took, reached.',
    );
  }
  const [start, end] = [
    element.children[0]?.position?.start.offset ?? 0,
    element.children.at(-1)?.position?.end.offset ?? 0,
  ];
  return {
    condition: conditionOf(element),
    at,
    values,
    words: countWords(source.text.slice(start, end)),
    start,
    end,
  };
}

/** Reports a page of which nobody could read every variant. */
export function checkVariants(passages: readonly PagePassage[], report: ReportDiagnostic): void {
  const last = passages.at(-1);
  if (!last || variantsOf(passages.map(({ condition }) => condition)).length <= MOST_VARIANTS) return;
  const message = `Cette page aurait plus de ${MOST_VARIANTS} textes différents.`;
  report(
    'too-many-variants',
    last.at,
    message,
    'Retirez des passages, ou écrivez deux messages, chacun avec son « if ».',
  );
}
