import { describe, expect, it } from 'vitest';
import { compareEditions, type Comparison } from '../../../engine/editions/compare.ts';
import { editionFindings } from '../../../engine/editions/findings.ts';
import { tinyCity } from '../../support/cities/tiny-city.ts';
import { edition, editionCases, of, PORT, put } from './planted-editions.ts';
import { renamedStep } from './renamed.ts';

const codes = Object.keys(editionCases) as (keyof typeof editionCases)[];

const verdictsOf = ({ steps }: Comparison) =>
  Object.fromEntries(steps.map(({ step, to, verdict }) => [step, to === step ? verdict : `${verdict} → ${to}`]));

describe('two editions of a city', () => {
  it('have a case for every finding, but the one about the whole city', () => {
    expect([...codes, 'city-removed'].sort()).toEqual(Object.keys(editionFindings).sort());
  });

  it.each(codes)('%s is told once, at its place, with whom it happens to', (code) => {
    const { before = {}, after, at, steps } = editionCases[code];
    const { findings } = compareEditions(edition(before), edition(after));
    const told = findings.filter((finding) => finding.code === code);
    expect(told.map((finding) => [`${finding.at.file}:${finding.at.line}:${finding.at.column}`, finding.steps])).toEqual([[at, steps]]);
    expect(told[0]?.severity).toBe(editionFindings[code].severity);
    for (const text of [told[0]?.message, told[0]?.wayOut, editionFindings[code].title, editionFindings[code].explanation]) {
      expect(text?.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/\p{L}'\p{L}|undefined|\bnull\b/u);
    }
  });

  it('that are the same leave everybody where they are', () => {
    const { steps, findings } = compareEditions(edition(), edition());
    expect(findings).toEqual([]);
    expect(steps).toHaveLength(16);
    expect(new Set(steps.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
  });

  it('that differ by words alone say at which steps', () => {
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

  it('tell a step that was renamed and says so', () => {
    const comparison = compareEditions(of(tinyCity()), of(renamedStep('PHARE', 'FANAL')));
    expect(comparison.findings).toEqual([]);
    expect(verdictsOf(comparison).PHARE).toBe('moved → FANAL');
  });

  it('refuse a step that was renamed and does not say so, and guess why', () => {
    const comparison = compareEditions(of(tinyCity()), of(renamedStep('PHARE', 'FANAL', false)));
    expect(comparison.findings.map(({ code, at, wayOut }) => [code, `${at.file}:${at.line}:${at.column}`, wayOut])).toEqual([
      ['step-removed', 'steps/05-phare.yaml:1:7', 'Si c’est elle qui s’appelle maintenant FANAL, écrivez-y « formerly: [PHARE] ».'],
      ['alternative-removed', 'steps/100-detour.yaml:1:7', 'Gardez le champ alternative de cette étape, et les étapes où il mène.'],
    ]);
    expect(verdictsOf(comparison).PHARE).toBe('refused → MARCHE');
  });
});
