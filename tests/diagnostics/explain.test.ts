import { describe, expect, it } from 'vitest';
import { ofTheGame } from '../../scripts/explain/finding-cases.ts';
import { type Code, entries, exampleOf } from '../../scripts/explain/examples.ts';
import { excerptsOf } from '../../scripts/explain/excerpt.ts';
import { explain, pageOf } from '../../scripts/explain/explain.ts';
import { callScript } from '../support/programs/call-script.ts';
import { type Finished, runScript } from '../support/programs/run.ts';

const codes = Object.keys(entries) as Code[];
const explained = (code: string, json = false): Finished => callScript(() => explain(code, json), []);

const UNKNOWN_TYPE = `Type d’épreuve inconnu
unknown-puzzle-type  erreur

  Le type choisit l’instrument du joueur : seuls les instruments qui existent peuvent
  être nommés.

Exemple
  steps/05-phare.yaml
    puzzle:
      type: tunner
      header: Récepteur

Ce que dit le terminal
  scenarios/ville/steps/05-phare.yaml:12:9  error  unknown-puzzle-type
    Il n’y a pas d’épreuve de type « tunner ».
    11 | puzzle:
    12 |   type: tunner
       |         ^^^^^^
    13 |   header: Récepteur
    → Vouliez-vous dire « tuner » ?

Que faire
  Vouliez-vous dire « tuner » ?

Corrigé
  steps/05-phare.yaml
    puzzle:
      type: tuner
      header: Récepteur
`;

describe('npm run check -- --explain', () => {
  it('prints the page of a code', async () => {
    const args = ['--explain', 'unknown-puzzle-type'];
    expect(await runScript('check.ts', args, { env: { NO_COLOR: '1' } })).toEqual({
      code: 0,
      stdout: UNKNOWN_TYPE,
      stderr: '',
    });
  });

  it('prints JSON alone with --json', () => {
    const page: unknown = JSON.parse(explained('unknown-puzzle-type', true).stdout);
    expect(page).toMatchObject({
      code: 'unknown-puzzle-type',
      severity: 'error',
      problem: { file: 'steps/05-phare.yaml', line: 12, wayOut: 'Vouliez-vous dire « tuner » ?' },
      excerpts: [{ path: 'steps/05-phare.yaml', right: ['puzzle:', '  type: tuner', '  header: Récepteur'] }],
    });
  });

  it.each([
    ['unknown-puzle-type', 'Vouliez-vous dire « unknown-puzzle-type » ?'],
    ['twice', 'Codes proches : « former-name-twice », « option-twice », « code-used-twice ».'],
    ['rien', 'Le code suit « error » ou « warning » dans un message.'],
  ])('refuses the unknown code %s with what comes near', (code, near) => {
    expect(explained(code)).toEqual({
      code: 2,
      stdout: '',
      stderr: `Aucun problème ne porte le code « ${code} ». ${near} « --help » montre l’emploi.\n`,
    });
  });

  it('refuses to explain nothing', async () => {
    const { code, stderr } = await runScript('check.ts', ['--explain']);
    expect(code).toBe(2);
    expect(stderr).toContain('Il manque le code');
  });
});

describe('the page of a code', () => {
  it.each(codes)('has title, reason and way out: %s', (code) => {
    const page = pageOf(code);
    expect(page).toContain(entries[code].title);
    expect(page).not.toMatch(/undefined|\[object|\bnull\b/u);
  });

  it('shows a real diagnostic, except for faults of the game rules', () => {
    const withoutDiagnostic = codes.filter((code) => exampleOf(code).diagnostic === null);
    expect(withoutDiagnostic.sort()).toEqual([...ofTheGame].sort());
  });
});

describe('an excerpt', () => {
  const files = (text: string) => [{ path: 'a.yaml', text }];

  it('contains the differing lines and one line of context on each side', () => {
    expect(excerptsOf(files('a\nb\nX\nd\ne\n'), files('a\nb\nc\nd\ne\n'))).toEqual([
      { path: 'a.yaml', wrong: ['b', 'X', 'd'], right: ['b', 'c', 'd'] },
    ]);
  });

  it('is empty when nothing differs', () => {
    expect(excerptsOf(files('a\n'), files('a\n'))).toEqual([]);
  });
});
