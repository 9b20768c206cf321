import type { SourceFile } from '../../engine/scenario/scenario.ts';
import { type Field, fieldsOf, textsIn } from './fields.ts';
import { applied, type Edit, type Mutant } from './mutant.ts';
import { dateOperators } from './operators/dates.ts';
import { frenchOperators } from './operators/french.ts';
import { listOperators } from './operators/lists.ts';
import { nameOperators } from './operators/names.ts';
import type { Operators } from './operators/operator.ts';
import { type Passage, pageOperators, passagesOf } from './operators/page.ts';
import { rangeOperators, shapeOperators } from './operators/shape.ts';
import { yamlOperators } from './operators/yaml.ts';
import type { Subject } from './subjects.ts';

const fieldOperators: Operators = {
  ...shapeOperators,
  ...rangeOperators,
  ...nameOperators,
  ...dateOperators,
  ...listOperators,
  ...frenchOperators,
  ...yamlOperators,
};

/** Every mutation of every file of a subject, in file order. */
export function* mutantsOf(subject: Subject): Generator<Mutant> {
  for (const file of subject.source.files) {
    yield* subject.kind(file.path) ? brokenFields(subject, file) : brokenPages(file);
    yield gone(file.path, namesOf(file));
  }
  for (const name of subject.source.media) if (!name.endsWith('.yaml')) yield gone(`media/${name}`);
}

function* brokenFields(subject: Subject, { path, text }: SourceFile): Generator<Mutant> {
  const kind = subject.kind(path);
  if (!kind) return;
  for (const field of fieldsOf(text, kind)) {
    for (const [operator, breakIt] of Object.entries(fieldOperators)) {
      const edit = breakIt(field);
      if (edit) yield brokenField(operator, path, field, `${kind} ${field.kind}`, edit);
    }
  }
}

function* brokenPages({ path, text }: SourceFile): Generator<Mutant> {
  for (const passage of passagesOf(text)) {
    for (const [operator, breakIt] of Object.entries(pageOperators)) {
      const edit = breakIt(passage);
      if (edit) yield brokenPassage(operator, path, passage, edit);
    }
  }
}

/** A problem of a field may be reported elsewhere; related fields are in the same mapping. */
function brokenField(operator: string, file: string, field: Field, kind: string, edit: Edit): Mutant {
  const text = applied(field.text, edit);
  const longer = text.length - field.text.length;
  const names = [
    String(field.path.at(-1)),
    ...slugsAround(field),
    ...textsIn(field.data),
    ...(edit.names ?? []),
  ];
  const span =
    edit.told ?? ([field.whole[0], Math.max(field.whole[1] + longer, field.whole[0] + 1)] as const);
  const group = [field.group[0], field.group[1] + (field.path.length > 1 ? longer : 0)] as const;
  return {
    operator,
    file,
    field: field.path.join('.'),
    kind,
    text,
    span,
    group,
    names,
    optional: !field.required,
  };
}

/** The slugs of the entries in which the field stands: a walkthrough names a message that is shown too early. */
function slugsAround({ path, file }: Field): string[] {
  const slugs: string[] = [];
  let around = file;
  for (const key of path) {
    around = (around as Record<string | number, unknown>)[key];
    const { slug } = (around ?? {}) as { readonly slug?: unknown };
    if (typeof slug === 'string') slugs.push(slug);
  }
  return slugs;
}

function brokenPassage(operator: string, file: string, passage: Passage, edit: Edit): Mutant {
  const span = edit.told ?? ([edit.at[0], edit.at[0] + Math.max(1, edit.text.length)] as const);
  const { kind, optional } = passage;
  return {
    operator,
    file,
    field: `${kind} ${passage.span[0]}`,
    kind,
    text: applied(passage.text, edit),
    span,
    group: span,
    names: edit.names ?? [],
    optional,
  };
}

/** A file has its own name and the one that it declares. */
function namesOf({ text }: SourceFile): string[] {
  return [...text.matchAll(/^name: *(\S+)$/gmu)].map(([, name]) => name ?? '');
}

const gone = (file: string, names: readonly string[] = []): Mutant => ({
  operator: 'a file taken away',
  file,
  field: file,
  kind: file.split('/')[0] ?? '',
  text: null,
  span: [0, 1],
  group: [0, 1],
  names: [/([^/.]+)[^/]*$/u.exec(file)?.[1] ?? '', ...names],
  optional: false,
});
