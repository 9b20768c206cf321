import { describe, expect, it } from 'vitest';
import type { Finding, Proof } from '../../../engine/index.ts';
import { advance, compileCity, createStory, freshProgress, lacksOfRoles } from '../../../engine/index.ts';
import { sketch } from '../../../engine/graph/sketch.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { inHands } from '../../../scripts/explain/edits.ts';
import { findings as catalogue, type FindingCode } from '../../../engine/prove/findings.ts';
import { PATIENCE_MS } from '../../../engine/prove/explore.ts';
import { standing } from '../story/playing.ts';
import {
  closed,
  files,
  ofTheGame,
  planted,
  lastMessageReplaced,
  proofOfFiles,
  proofOfScenario,
  withoutAlternative,
  withSteps,
} from '../../../scripts/explain/finding-cases.ts';

const codes = Object.keys(catalogue) as FindingCode[];
const placed = ({ at, code }: Finding): string => `${at.file}:${at.line} ${code}`;
const find = (proof: Proof, code: FindingCode): Finding | undefined =>
  proof.findings.find((finding) => finding.code === code);

/** Replays the moves of a finding, as a player would. */
function follow({ path }: Finding): string | null {
  let [progress, now] = [freshProgress, 0];
  for (const { step, event } of path) {
    expect(progress.step).toBe(step);
    now += PATIENCE_MS;
    progress = advance(standing(progress), event, now).standing.progress;
  }
  return progress.step;
}

describe('the prover', () => {
  it('finds nothing in a valid city', () => {
    expect(proofOfFiles({}).findings).toEqual([]);
  });

  it('has a planted fault for every code', () => {
    expect([...Object.keys(planted), ...ofTheGame].sort()).toEqual([...codes].sort());
  });

  it.each(Object.keys(planted) as FindingCode[])('reports %s at its place, in French', (code) => {
    const [proof, at] = planted[code] ?? [() => proofOfFiles({}), ''];
    const { findings } = proof();
    expect(findings.map(placed)).toContain(`${at} ${code}`);
    for (const { message, wayOut } of findings) {
      for (const text of [message, wayOut, catalogue[code].title, catalogue[code].explanation]) {
        expect(text.length).toBeGreaterThan(5);
        expect(text).not.toMatch(/undefined|\[object|\bnull\b|\p{L}'\p{L}/u);
      }
    }
  });

  it('reports a fault once, at the step to be corrected', () => {
    const { findings } = proofOfScenario(withSteps({ PORT_VIEUX: { exits: [] } }));
    const stranded = findings.filter(({ code }) => code === 'end-out-of-reach');
    expect(stranded.map(({ message }) => message)).toEqual([
      'À l’étape PORT_VIEUX, la fin est hors de portée.',
    ]);
  });

  it('tells every step where a role has nothing, before the city compiles as well', () => {
    const lacking = inHands({
      '    title: Ordre de mission\n    for: lecture\n': '    title: Ordre de mission\n',
      '  - slug: laFin\n': '  - slug: laFin\n    for: lecture\n',
    });
    const steps = /« lecture » n’a rien en mains à l’étape GARE, ni à PORT_VIEUX, ni à /u;
    expect(find(proofOfFiles(lacking), 'role-empty-handed')?.message).toMatch(steps);
    const unfinished = tinyCity({
      files: {
        ...lacking.files,
        'steps/05-phare.yaml': (text) => text.replace(/^next: .*/mu, 'next: NULLE_PART'),
      },
    });
    expect(compileCity(unfinished).story).toBeNull();
    const told = lacksOfRoles(unfinished, createStory(sketch(unfinished).scenario));
    expect(told.map(({ message }) => message)).toContainEqual(expect.stringMatching(steps));
  });

  it('returns the shortest replayable path to a fault', () => {
    const onMain = find(proofOfScenario(withSteps({ MUSEE: { exits: [] } })), 'end-out-of-reach');
    expect(onMain && follow(onMain)).toBe('MUSEE');
    const around = find(proofOfScenario(withSteps({ DETOUR: { exits: [] } })), 'alternative-strands');
    expect(around?.path.at(-1)).toEqual({
      step: 'PHARE',
      index: 5,
      does: 'prend le trajet de secours',
      event: expect.anything() as unknown,
    });
    expect(around && follow(around)).toBe('DETOUR');
    expect(around?.message).toBe(
      'À l’étape DETOUR, par le trajet de secours pris à PHARE, la fin est hors de portée.',
    );
  });

  it('reports only the secret as unreachable when the end is reachable', () => {
    const { findings } = proofOfScenario(withSteps({ FIN: { exits: [] } }));
    const lost = findings
      .filter(({ code }) => /out-of-reach|strands/.test(code))
      .map(({ message }) => message);
    expect(lost).toContain('À l’étape FIN, la découverte cachée est hors de portée.');
    expect(lost).toContain(
      'À l’étape FIN, par le trajet de secours pris à PHARE, la découverte cachée est hors de portée.',
    );
    expect(lost.filter((message) => message.includes('la fin'))).toEqual([]);
  });

  it('groups the dates of one fault', () => {
    expect(find(files('scenario.yaml', '1/10-31/3', '1/10-30/3'), 'day-forgotten')?.message).toBe(
      'Aucune période des horaires ne contient le 31 mars.',
    );
    expect(find(files('scenario.yaml', '1/10-31/3', '2/10-28/2'), 'day-forgotten')?.message).toMatch(
      / et 32 autres jours de l’année\.$/u,
    );
  });

  it('requires no text for a closed day that the alternative route avoids', () => {
    const around = proofOfScenario(closed);
    expect(around.findings).toEqual([]);
    expect(around.days.around).toBeGreaterThan(400);
    const warned = proofOfScenario({
      ...withoutAlternative,
      hours: closed.hours && { ...closed.hours, reason: 'Le phare se repose.' },
    });
    expect(find(warned, 'closed-without-word')).toBeUndefined();
    expect(warned.days).toMatchObject({ around: 0, shortest: 8 });
    expect(warned.days.closed).toBe(around.days.around);
  });

  it('counts the states, moves and routes, with the shortest solution of each', () => {
    const { states, gestures, hours, routes, seen, days } = proofOfFiles({});
    expect(states).toBeGreaterThan(50);
    expect(gestures).toBeGreaterThan(5 * states);
    expect(hours).toEqual(['open', 'closing', 'closed']);
    expect(
      routes.map(({ taken, toEnd, toSecret }) => [taken.join(' '), toEnd?.length, toSecret?.length]),
    ).toEqual([
      ['', 12, 13],
      ['PHARE', 6, 7],
      ['CLOCHER', 13, 14],
    ]);
    expect(routes[0]?.toEnd?.[1]).toEqual({
      step: 'PORT_VIEUX',
      index: 2,
      does: 'répond « 0412 »',
      event: { type: 'ANSWER', code: '0412' },
    });
    expect(seen.hint).toEqual({ seen: 42, made: 42 });
    expect(seen.medium).toEqual({ seen: 10, made: 10 });
    expect(days).toMatchObject({ all: 1461, open: 1457, around: 4, closed: 0, shortest: 8 });
  });

  it('reports a picture on a page that is never shown, and no file that nothing uses', () => {
    const { findings } = lastMessageReplaced({
      media: ['oubli.svg', 'silence.mp3'],
      files: { 'messages/laFin.mdx': (text) => `${text}\n<Picture name="oubli.svg" alt="Une jetée" />\n` },
    });
    const unseen = findings.filter(({ code }) => code === 'medium-unseen');
    expect(unseen.map(placed)).toEqual(['media/oubli.svg:1 medium-unseen']);
  });

  it('proves a step that no walkthrough passes', () => {
    const { findings, routes } = proofOfFiles({
      files: { 'walkthroughs/main.yaml': null, 'walkthroughs/alternative.yaml': null },
    });
    expect(findings).toEqual([]);
    expect(routes.map(({ toSecret }) => toSecret?.length)).toEqual([13, 7, 14]);
  });
});
