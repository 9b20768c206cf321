import { describe, expect, it } from 'vitest';
import { catalogue, type DiagnosticCode } from '../../engine/diagnostics/catalogue.ts';
import { cases } from '../../scripts/explain/cases.ts';
import { folderCases } from '../../scripts/explain/folder-cases.ts';
import { promotionCases } from '../../scripts/explain/promotion-cases.ts';
import { ofTheGame } from '../../scripts/explain/finding-cases.ts';
import { type Code, entries, exampleOf } from '../../scripts/explain/examples.ts';
import { excerptsOf, explain, pageOf } from '../../scripts/explain/explain.ts';
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

const compilerCodes = Object.keys(catalogue) as DiagnosticCode[];
const compilerCases: Readonly<
  Record<string, { readonly at: string; readonly besides?: readonly DiagnosticCode[] }>
> = { ...cases, ...promotionCases, ...folderCases };

describe('every problem of the catalogue', () => {
  it('has a case that triggers it', () => {
    expect(Object.keys(compilerCases).sort()).toEqual([...compilerCodes].sort());
  });

  it.each(compilerCodes)('reports %s once, at its place, without follow-up problems', (code) => {
    const { compiled } = exampleOf(code);
    const { at, besides = [] } = compilerCases[code] ?? { at: '' };
    const told = (compiled?.diagnostics ?? []).filter((one) => !besides.includes(one.code as DiagnosticCode));
    expect(told.map((one) => `${one.at.file}:${one.at.line}:${one.at.column} ${one.code}`)).toEqual([
      `${at} ${code}`,
    ]);
    expect(compiled?.refused).toBe(catalogue[code].severity === 'error');
  });

  it.each(compilerCodes)('underlines a part of the line for %s', (code) => {
    const { compiled, wrong } = exampleOf(code);
    for (const { at } of compiled?.diagnostics ?? []) {
      const line = wrong.find(({ path }) => path === at.file)?.text.split('\n')[at.line - 1];
      if (line !== undefined && line !== '')
        expect(at.column - 1 + at.length).toBeLessThanOrEqual(line.length);
    }
  });
});

describe('the page of a code', () => {
  it.each(codes)('has title, reason and way out, in French: %s', (code) => {
    const page = pageOf(code);
    const { title, explanation } = entries[code];
    const { diagnostic, compiled } = exampleOf(code);
    expect(page).toContain(title);
    expect(page).not.toMatch(/undefined|\[object|\bnull\b/u);
    const told = compiled?.diagnostics ?? (diagnostic ? [diagnostic] : []);
    for (const text of [title, explanation, ...told.flatMap(({ message, wayOut }) => [message, wayOut])]) {
      expect(text.length).toBeGreaterThan(5);
      expect(text.replaceAll("de '.", '')).not.toMatch(/\p{L}'\p{L}/u);
    }
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
