import { isRecord } from '../../../engine/public.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editText } from '../../../engine/edit/change-file.ts';
import type { Edit } from '../../../engine/edit/edit.ts';
import { compileCity } from '../../../engine/index.ts';
import { parseYaml, type ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';
import {
  asSent,
  asWritten,
  type FileDraft,
  openDraft,
  withEdit,
  withoutEdits,
} from '../../../web/studio/files/file-draft.ts';
import { answerEdits, countedAnswers } from '../../../web/studio/form/player-answers.ts';
import {
  type Alternative,
  alternativeOf,
  alternativesOf,
  declaredKind,
  fieldKind,
  firstValue,
  groupFields,
  strayFields,
  valueAs,
  asAdmitted,
} from '../../../web/studio/form/field-kind.ts';
import {
  itemNode,
  propertyNode,
  forValue,
  type SchemaNode,
  schemaOfFile,
} from '../../../engine/scenario/json-schema.ts';
import { lineAt, pathAt, problemsByField, yamlData } from '../../../web/studio/form/written-at.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const city = tinyCity();
const files = city.files.filter(({ path }) => kindOf(path) !== null);
const stepText = (name: string): string =>
  files.find(({ text }) => text.includes(`name: ${name}\n`))?.text ?? '';
const edited = (text: string, edits: readonly Edit[]): string => {
  const result = editText({ path: 'steps/x.yaml', text }, edits);
  return 'refusal' in result ? result.refusal.code : result.text;
};

interface ShownField {
  readonly node: SchemaNode;
  readonly path: ValuePath;
}

/** The fields with one control that a form shows of a value. */
function shownFields(node: SchemaNode, value: unknown, path: ValuePath = []): readonly ShownField[] {
  const kind = fieldKind(node, value);
  const own = kind === 'either' ? alternativeOf(alternativesOf(node), value)?.node : null;
  if (own) return shownFields(own, value, path);
  if (kind === 'list' && Array.isArray(value))
    return value.flatMap((one, index) => shownFields(itemNode(node), one, [...path, index]));
  if (kind === 'map' && isRecord(value))
    return Object.entries(value).flatMap(([name, one]) => {
      const entry = propertyNode(node, name);
      return entry ? shownFields(entry, one, [...path, name]) : [];
    });
  if (kind !== 'group') return [{ node, path }];
  return groupFields(node, value).shown.flatMap(({ name, node: field }) =>
    shownFields(field, isRecord(value) ? value[name] : undefined, [...path, name]),
  );
}

const shownPaths = (node: SchemaNode, value: unknown): readonly ValuePath[] =>
  shownFields(node, value).map(({ path }) => path);

function scalarPaths(value: unknown, path: ValuePath = []): readonly ValuePath[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) =>
    scalarPaths(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

describe('a form made from a schema', () => {
  it('knows which fields give a thing its name', () => {
    const named = files.flatMap(({ path, text }) =>
      shownFields(schemaOfFile(kindOf(path) ?? ''), yamlData(text)).flatMap(
        (one) => declaredKind(one.node, one.path) ?? [],
      ),
    );
    const { steps, messages, documents, places } = compileCity(city).story?.scenario ?? {};
    const things = { step: Object.keys(steps ?? {}), message: messages, document: documents, place: places };
    for (const [kind, all] of Object.entries(things))
      expect([kind, named.filter((one) => one === kind).length]).toEqual([kind, all?.length]);
  });

  it.each(files.map(({ path, text }) => [path, text]))(
    'shows every value of %s once, and no field that its schema does not know',
    (path, text) => {
      const schema = schemaOfFile(kindOf(path) ?? '');
      const data = yamlData(text);
      const shown = shownPaths(schema, data).map((one) => JSON.stringify(one));
      expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([]);
      expect(scalarPaths(data).filter((one) => !shown.includes(JSON.stringify(one)))).toEqual([]);
      expect(strayFields(schema, data)).toEqual([]);
    },
  );

  it('shows the fields of the puzzle’s own type alone', () => {
    const puzzle = propertyNode(schemaOfFile('step'), 'puzzle');
    const namesFor = (type: string): readonly string[] => {
      const { shown, offered } = groupFields(puzzle as SchemaNode, { type });
      return [...shown, ...offered].map(({ name }) => name);
    };
    expect(namesFor('choice')).toContain('options');
    expect(namesFor('choice')).not.toContain('solution');
    expect(namesFor('text-field')).toContain('solution');
    expect(namesFor('text-field')).not.toContain('options');
  });

  it('begins a new field with what its schema requires', () => {
    const replies = propertyNode(schemaOfFile('step'), 'replies') as SchemaNode;
    expect(firstValue(itemNode(replies))).toEqual({ to: [''], say: '' });
    expect(firstValue(propertyNode(schemaOfFile('step'), 'recap') as SchemaNode)).toEqual(['', '', '']);
  });

  it('lets the writer choose among the types of a value, and keeps what stays of it', () => {
    const puzzle = forValue(propertyNode(schemaOfFile('step'), 'puzzle') as SchemaNode, {
      type: 'number-fields',
    });
    const [single, several, range] = alternativesOf(
      itemNode(propertyNode(puzzle, 'solution') as SchemaNode),
    ) as [Alternative, Alternative, Alternative];
    const [list, limits] = [valueAs(several, '17'), valueAs(range, '17')];
    expect([list, valueAs(single, list)]).toEqual([['17'], '17']);
    expect([limits, valueAs(range, list)]).toEqual([
      { from: 17, to: 17 },
      { from: 17, to: 17 },
    ]);
    expect([single, several].map((one) => valueAs(one, { from: 17, to: 19 }))).toEqual(['17', ['17']]);
    expect(alternativeOf([single, several, range], limits)).toBe(range);
    expect(groupFields(range.node as SchemaNode, limits).shown.map(({ node }) => node.schema.title)).toEqual([
      'De',
      'À',
    ]);
  });

  it('takes a code without the quotation marks that a file would have, and a name as its schema admits it', () => {
    const code = { schema: { type: 'string', pattern: '^\\d{2,8}$' }, base: '' };
    expect(
      ['« 1788 »', '"1788"', '1788', '« mille »', '17-88'].map((typed) => asAdmitted(code, typed)),
    ).toEqual(['1788', '1788', '1788', '« mille »', '17-88']);
    expect(asAdmitted({ schema: { type: 'string' }, base: '' }, '« Adieu »')).toBe('« Adieu »');
    const name = { schema: { type: 'string', pattern: '^[a-z][a-z0-9]*$' }, base: '' };
    expect(['Arlequin', 'Clé du Quai'].map((typed) => asAdmitted(name, typed))).toEqual([
      'arlequin',
      'cleduquai',
    ]);
  });

  it('finds the field of each value by the line and column that the compiler tells, and the line of each field', () => {
    for (const file of files) {
      const yaml = parseYaml(file, () => undefined);
      for (const path of scalarPaths(yamlData(file.text))) {
        const { line, column } = yaml.valueAt(path);
        expect(pathAt(file.text, { line, column })).toEqual(path);
        expect(lineAt(file.text, path)).toBe(line);
      }
    }
  });

  it('puts the compiler’s findings at their fields', () => {
    const { files: changed } = tinyCity({
      files: { 'scenario.yaml': (text) => text.replace(/^name: .*$/mu, 'name: 12') },
    });
    const text = changed.find(({ path }) => path === 'scenario.yaml')?.text ?? '';
    const problems = compileCity({ ...city, files: changed }).diagnostics.filter(
      ({ at }) => at.file === 'scenario.yaml',
    );
    const found = problems.map(({ at, ...problem }) => ({
      ...problem,
      ...at,
      path: '',
      titles: {},
      frame: [],
      gestures: [],
    }));
    expect([...problemsByField(text, found).keys()]).toContain('["name"]');
  });
});

describe('edits that are not written yet', () => {
  const text = 'name: A\nhints: [un, deux]\n';
  const typed = (draft: FileDraft, value: string): FileDraft =>
    withEdit(draft, { op: 'set', path: ['name'], value }) as FileDraft;
  const start = openDraft('ville/steps/a.yaml', { text, seen: 'first' });

  it('are one for all letters of a word, and none when it is as before', () => {
    const draft = typed(typed(start, 'AB'), 'ABC');
    expect(draft.edits).toEqual([{ op: 'set', path: ['name'], value: 'ABC' }]);
    expect(typed(draft, 'A').edits).toEqual([]);
  });

  it('are one for a text that is typed as a whole', () => {
    const splice = (draft: FileDraft, now: string): FileDraft =>
      withEdit(draft, { op: 'splice', at: 6, was: draft.text.charAt(6), now }) as FileDraft;
    expect(splice(splice(start, 'B'), 'CD').edits).toEqual([{ op: 'splice', at: 6, was: 'A', now: 'CD' }]);
  });

  it('stay when others were written meanwhile', () => {
    const later = typed(asSent(typed(start, 'AB')), 'ABC');
    const written = asWritten(later, { seen: 'second' });
    expect(written).toMatchObject({
      saved: { text: text.replace('A', 'AB'), seen: 'second' },
      edits: [{ value: 'ABC' }],
      sent: 0,
    });
    expect(written.text).toBe(text.replace('A', 'ABC'));
  });

  it('are none when those made meanwhile give the written text', () => {
    const back = typed(typed(asSent(typed(start, 'AB')), 'ABC'), 'AB');
    expect(back.edits).toHaveLength(2);
    expect(asWritten(back, { seen: 'second' }).edits).toEqual([]);
  });

  it('are forgotten, except for those that are being written', () => {
    expect(withoutEdits(typed(asSent(typed(start, 'AB')), 'ABC'))).toMatchObject({
      text: text.replace('A', 'AB'),
      edits: [{ value: 'AB' }],
    });
  });

  it('tell why one is refused', () => {
    expect(withEdit(start, { op: 'set', path: ['absent'], value: 'x' })).toMatchObject({
      refusal: { code: 'edit-nothing-there' },
    });
  });
});

describe('answers of players', () => {
  it('are counted from a CSV of a spreadsheet, the most frequent first, for one step', () => {
    const csv =
      '\uFEFF"Étape";"Réponse";"Nombre"\r\n"GARE";"le ""quai"" ; nord";"2"\r\n"GARE";"puits";"5"\r\n"PORT";"mer";"90"\r\n';
    expect(countedAnswers(csv, 'GARE')).toEqual([
      { answer: 'puits', count: 5 },
      { answer: 'le "quai" ; nord', count: 2 },
    ]);
    expect(countedAnswers('puits\nquai\npuits\n', 'GARE')[0]).toEqual({ answer: 'puits', count: 2 });
  });

  it('become a solution, or a near answer with its reply, and change only these lines', () => {
    const step = stepText('GARE');
    const before = parse(step) as {
      puzzle: { solution: string[] };
      replies: unknown[];
      examples: Record<string, string[]>;
    };
    const right = parse(edited(step, answerEdits(before, 'accept', 'Puits neuf'))) as typeof before;
    expect(right.puzzle.solution.at(-1)).toBe('Puits neuf');
    expect(right.examples.accept?.at(-1)).toBe('Puits neuf');
    const near = parse(edited(step, answerEdits(before, 'almost', 'Puits neuf'))) as typeof before;
    expect(near.replies.at(-1)).toEqual({ to: ['Puits neuf'], say: '' });
    expect(near.examples.almost?.at(-1)).toBe('Puits neuf');
  });
});
