import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

/** The problems of the city after one passage of a file is changed. */
function problems(path: string, from: string, to: string) {
  return compileCity(tinyCity({ files: { [path]: (text) => text.replace(from, to) } })).diagnostics;
}

describe('the suggestion of a diagnostic', () => {
  test('lists existing names when none is similar', () => {
    const [problem] = problems('steps/01-gare.yaml', 'tile: alpha', 'tile: accordéon');
    expect(problem?.wayOut).toContain('« last-sms »');
  });

  test('asks for a group of fields where a choice between fields is a text', () => {
    expect(problems('scenario.yaml', 'from: FIN\n', 'from: FIN\n    arrives: 20 min\n')).toMatchObject([
      {
        code: 'wrong-type',
        message: '« arrives » attend un groupe de champs ; c’est ici le texte « 20 min ».',
      },
    ]);
  });

  test.each([
    ['say: Oui, presque', 'say'],
    ['say: Oui, presque, à droite : là', 'say'],
    ['say: Oui, presque. À droite, là', 'say'],
  ])('reports %j once for an unquoted text', (text, field) => {
    expect(
      problems('steps/01-gare.yaml', 'replies:', `replies:\n  - { to: [PUITS], ${text} }`),
    ).toMatchObject([
      { code: 'comma-in-text', wayOut: `Mettez le texte entier entre guillemets droits : ${field}: '…, …'.` },
    ]);
  });

  test.each([
    "{ to: [PUITS], say: 'Oui', presque }",
    '{ to: [PUITS], say: Oui, sey: Non }',
    '{ say: Oui, tu: [PUITS] }',
  ])('distinguishes an unknown field from an unquoted text: %s', (reply) => {
    expect(problems('steps/01-gare.yaml', 'replies:', `replies:\n  - ${reply}`)).toContainEqual(
      expect.objectContaining({ code: 'unknown-field' }) as unknown,
    );
  });
});

describe('one error is reported as one problem', () => {
  test('for each of two empty entries, which are not also a repetition', () => {
    expect(problems('scenario.yaml', 'story: 1\n', "story: 1\nparty:\n  roles: ['', '']\n")).toMatchObject([
      { code: 'empty-value' },
      { code: 'empty-value' },
    ]);
  });

  test('for a missing type, without the fields of every type', () => {
    expect(problems('steps/05-phare.yaml', '  type: tuner\n', '')).toMatchObject([{ code: 'missing-field' }]);
  });

  test('for an unknown type, without its fields', () => {
    expect(problems('steps/05-phare.yaml', 'type: tuner', 'type: accordeon')).toMatchObject([
      { code: 'unknown-puzzle-type' },
    ]);
  });

  test('for a misspelt field, which is not also missing', () => {
    expect(problems('steps/01-gare.yaml', 'header:', 'haeder:')).toMatchObject([
      { code: 'unknown-field', wayOut: 'Vouliez-vous dire « header » ?' },
    ]);
  });

  test('for a missing title, which no other field is a misspelling of', () => {
    const part = gatheringCity({
      files: { 'steps/20-four.yaml': (text) => text.replace(/title: .*/u, 'tile: trail') },
    });
    expect(compileCity(part).diagnostics).toMatchObject([
      { code: 'missing-field', message: 'Il manque le champ « title ».' },
    ]);
  });

  test('for a choice of values, without each branch', () => {
    expect(problems('scenario.yaml', 'date: -8', 'date: hier')).toMatchObject([
      { at: { line: 32, column: 11 } },
    ]);
  });

  test('for two exclusive fields, at the second one', () => {
    expect(problems('scenario.yaml', 'from: PORT_VIEUX', 'from: PORT_VIEUX\n    after: GARE')).toMatchObject([
      { code: 'choose-one-field', at: { line: 29, column: 5 } },
    ]);
  });

  test('for a conversation without a form, with a request to choose one', () => {
    const text = problems(
      'steps/03-cafe.yaml',
      '  initials:\n    prompt: À qui parlez-vous ?\n    solution: BM\n',
      '',
    );
    expect(text).toMatchObject([{ code: 'choose-one-field', at: { line: 9, column: 1 } }]);
  });
});
