import { describe, expect, it } from 'vitest';
import { compareEditions, type Comparison } from '../../../engine/editions/compare.ts';
import { editionFindings } from '../../../engine/editions/findings.ts';
import { talkingCity } from '../../support/cities/talking-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { edition, editionCases, of, PORT, put } from '../../../scripts/explain/edition-cases.ts';
import { renamedStep } from './renamed.ts';

const codes = Object.keys(editionCases) as (keyof typeof editionCases)[];

const verdictsOf = ({ steps }: Comparison) =>
  Object.fromEntries(
    steps.map(({ step, to, verdict }) => [step, to === step ? verdict : `${verdict} → ${to}`]),
  );

describe('the comparison of two editions of a city', () => {
  it('has a test case for every finding except those about the whole city and about other cities', () => {
    expect([...codes, 'city-removed', 'read-elsewhere'].sort()).toEqual(Object.keys(editionFindings).sort());
  });

  it.each(codes)('reports %s once, at its place, with the affected players', (code) => {
    const { city, before = {}, after, at, steps } = editionCases[code];
    const { findings } = compareEditions(edition(before, city), edition(after, city));
    const reported = findings.filter((finding) => finding.code === code);
    expect(
      reported.map((finding) => [
        `${finding.at.file}:${finding.at.line}:${finding.at.column}`,
        finding.steps,
      ]),
    ).toEqual([[at, steps]]);
    expect(reported[0]?.severity).toBe(editionFindings[code].severity);
    for (const text of [
      reported[0]?.message,
      reported[0]?.wayOut,
      editionFindings[code].title,
      editionFindings[code].explanation,
    ]) {
      expect(text?.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/\p{L}'\p{L}|undefined|\bnull\b/u);
    }
  });

  it('finds no change for identical editions', () => {
    const { steps, findings } = compareEditions(edition(), edition());
    expect(findings).toEqual([]);
    expect(steps).toHaveLength(16);
    expect(new Set(steps.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
  });

  it('lists the steps whose texts differ', () => {
    const after = edition({
      [PORT]: put('Regardez le quai.', 'Regardez bien le quai.'),
      'messages/ancienneLettre.mdx': (text) => `${text}\nP.-S.\n`,
    });
    const comparison = compareEditions(edition(), after);
    expect(comparison.findings).toEqual([]);
    expect(Object.entries(verdictsOf(comparison)).filter(([, verdict]) => verdict !== 'same')).toEqual([
      ['PORT_VIEUX', 'words'],
      ['CAFE', 'words'],
    ]);
  });

  it('reports a renamed step that declares its former name', () => {
    const comparison = compareEditions(of(tinyCity()), of(renamedStep('PHARE', 'FANAL')));
    expect(comparison.findings).toEqual([]);
    expect(verdictsOf(comparison).PHARE).toBe('moved → FANAL');
  });

  it('refuses a renamed step without its former name, and suggests the cause', () => {
    const comparison = compareEditions(of(tinyCity()), of(renamedStep('PHARE', 'FANAL', false)));
    expect(
      comparison.findings.map(({ code, at, wayOut }) => [code, `${at.file}:${at.line}:${at.column}`, wayOut]),
    ).toEqual([
      [
        'step-removed',
        'steps/05-phare.yaml:1:7',
        'Si c’est elle qui s’appelle maintenant FANAL, écrivez-y « formerly: [PHARE] ».',
      ],
      [
        'alternative-removed',
        'steps/100-detour.yaml:1:7',
        'Gardez le champ alternative de cette étape, et les étapes où il mène.',
      ],
    ]);
    expect(verdictsOf(comparison).PHARE).toBe('refused → MARCHE');
  });
});

describe('the comparison of two editions of a dialogue', () => {
  /** After replacements in all files of the city. */
  const changed = (...edits: readonly (readonly [RegExp, string])[]) => {
    const city = talkingCity();
    const files = city.files.map((file) => ({
      ...file,
      text: edits.reduce((text, [from, to]) => text.replace(from, to), file.text),
    }));
    const { steps, findings } = compareEditions(of(city), of({ ...city, files }));
    return {
      codes: findings.map(({ code, at }) => `${at.file}:${at.line}:${at.column} ${code}`),
      quai: steps.find(({ step }) => step === 'QUAI')?.verdict,
    };
  };

  it('takes new words of a reply, or a later line, for other texts', () => {
    expect(changed([/Depuis hier/gu, 'Depuis ce matin'])).toEqual({ codes: [], quai: 'words' });
    expect(changed([/L’horloge retarde/gu, 'L’horloge avance'])).toEqual({ codes: [], quai: 'words' });
  });

  it('reports a word that was right, and a reply that players have given', () => {
    expect(changed([/jusant/gu, 'perdant'], [/Jusant/gu, 'Perdant'], [/JUSANT/gu, 'PERDANT']).codes).toEqual([
      'steps/18-quai.yaml:8:1 answer-changed',
    ]);
    const inConditions = [/QUAI: suivre/gu, 'QUAI: venir'] as const;
    expect(changed([/name: suivre/u, 'name: venir'], inConditions).codes).toContain(
      'steps/18-quai.yaml:13:7 choice-forgotten',
    );
    expect(
      changed([/name: suivre/u, 'name: venir\n          formerly: [suivre]'], inConditions).codes,
    ).toEqual([]);
  });
});
