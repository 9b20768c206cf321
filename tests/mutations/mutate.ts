import type { SourceFile } from '../../engine/scenario/scenario.ts';
import { fieldsOf, kindOfField } from './fields.ts';
import { applied, type Edit, type Mutant } from './mutant.ts';
import { dateOperators } from './operators/dates.ts';
import { frenchOperators } from './operators/french.ts';
import { listOperators } from './operators/lists.ts';
import { nameOperators } from './operators/names.ts';
import type { Operators } from './operators/operator.ts';
import { pageOperators, passagesOf } from './operators/page.ts';
import { rangeOperators, shapeOperators } from './operators/shape.ts';
import { yamlOperators } from './operators/yaml.ts';
import type { Subject } from './subjects.ts';

export const fieldOperators: Operators = {
  ...shapeOperators,
  ...rangeOperators,
  ...nameOperators,
  ...dateOperators,
  ...listOperators,
  ...frenchOperators,
  ...yamlOperators,
};

/** Every way to break every file of a subject, in the order of its files. */
export function* mutantsOf(subject: Subject): Generator<Mutant> {
  for (const file of subject.source.files) {
    yield* subject.kind(file.path) ? brokenFields(subject, file) : brokenPages(file);
    yield gone(file.path);
  }
  for (const name of subject.source.media) if (!name.endsWith('.yaml')) yield gone(`media/${name}`);
}

function* brokenFields(subject: Subject, { path, text }: SourceFile): Generator<Mutant> {
  const kind = subject.kind(path);
  if (!kind) return;
  for (const field of fieldsOf(text, kind)) {
    for (const [operator, breakIt] of Object.entries(fieldOperators)) {
      const edit = breakIt(field);
      if (edit) yield mutant(operator, path, text, field.path.join('.'), `${kind} ${kindOfField(field)}`, edit);
    }
  }
}

function* brokenPages({ path, text }: SourceFile): Generator<Mutant> {
  for (const passage of passagesOf(text)) {
    for (const [operator, breakIt] of Object.entries(pageOperators)) {
      const edit = breakIt(passage);
      if (edit) yield mutant(operator, path, text, `${passage.kind} ${passage.span[0]}`, passage.kind, edit);
    }
  }
}

function mutant(operator: string, file: string, text: string, field: string, kind: string, edit: Edit): Mutant {
  const span = edit.told ?? ([edit.at[0], edit.at[0] + Math.max(1, edit.text.length)] as const);
  return { operator, file, field, kind, text: applied(text, edit), span, names: edit.names ?? [] };
}

const gone = (file: string): Mutant => ({
  operator: 'a file taken away',
  file,
  field: file,
  kind: file.split('/')[0] ?? '',
  text: null,
  span: [0, 1],
  names: [file.split('/').at(-1)?.replace(/\.[^.]+$/u, '') ?? ''],
});
