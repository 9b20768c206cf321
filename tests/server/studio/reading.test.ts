import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { TextTrial, WrittenPlace } from '../../../engine/graph/desk.ts';
import { judge } from '../../../engine/index.ts';
import { typeset } from '../../../engine/text/typeset.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { puzzleOfStep } from '../../../web/workshop/puzzle/staged-puzzle.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug, files } = tinyCity();
const step = files.find(({ text }) => text.includes('name: GARE\n'));
const file = `${slug}/${step?.path}`;
const text = step?.text ?? '';

let studio: HostedStudio;

async function ask<Body>(
  call: string,
  body: unknown,
): Promise<{ readonly status: number; readonly body: Body }> {
  const told = await studio.post(call, body);
  return { status: told.status, body: told.body as Body };
}

const find = (...shown: string[]) => ask<readonly WrittenPlace[]>('find', { slug, shown });

beforeAll(async () => void (studio = await hostStudio()));
afterAll(() => studio.stop());

describe('a text that is tried', () => {
  it('has the compiler’s problems at its lines, and is not written', async () => {
    const wrong = text.replace(/^index: .*$/mu, 'index: un');
    const { status, body } = await ask<TextTrial>('try', { file, text: wrong });
    const line = wrong.split('\n').indexOf('index: un') + 1;
    expect(status).toBe(200);
    expect(body.problems).toContainEqual(expect.objectContaining({ file, line, severity: 'error' }));
    expect(readFileSync(join(studio.cities, file), 'utf8')).toBe(text);
  });

  it('has the engine’s verdict on each example and on further answers, also when an example is in the wrong column', async () => {
    const { body } = await ask<TextTrial>('try', {
      file,
      text,
      answers: ['Tout autre chose', 'place du Vieux-Puits'],
    });
    const verdicts = new Map(body.verdicts);
    expect([verdicts.get('Tout autre chose'), verdicts.get('place du Vieux-Puits')]).toEqual([
      'wrong',
      'right',
    ]);
    expect(new Map(body.readings).get('place du Vieux-Puits')).toContainEqual({
      words: 'place',
      part: 'un genre de voie',
    });
    const moved = text.replace(/^ {2}accept:\n/mu, '$&    - Tout autre chose\n');
    const tried = await ask<TextTrial>('try', { file, text: moved });
    expect(tried.body.problems.map(({ code }) => code)).toContain('example-not-accepted');
    expect(new Map(tried.body.verdicts).get('Tout autre chose')).toBe('wrong');
  });

  it('has the verdicts that players, the check and the stories have', async () => {
    // A French word is no slip of « vieux »; what is no word is one.
    const judged = {
      'vœux puits': 'almost',
      'vreux puits': 'right',
      'Tout autre chose': 'wrong',
    };
    const answers = Object.keys(judged);
    const listed = text.replace(/^ {2}accept:\n/mu, `$&${answers.map((one) => `    - ${one}\n`).join('')}`);
    const { problems, verdicts } = (await ask<TextTrial>('try', { file, text: listed })).body;
    const told = new Map(verdicts);
    const { story } = studio.reload()[0] ?? {};
    const stage = story && puzzleOfStep({ story, addresses: { medium: String, page: String } }, 'GARE');
    const refused = problems.flatMap(({ code, message }) => (code === 'example-not-accepted' ? message : []));
    expect({
      studio: Object.fromEntries(answers.map((one) => [one, told.get(one)])),
      players: Object.fromEntries(answers.map((one) => [one, story && judge(story, 'GARE', one).verdict])),
      stories: Object.fromEntries(answers.map((one) => [one, stage?.judge(one).verdict])),
      check: answers.filter((one) => !refused.some((message) => message.includes(one))),
    }).toEqual({
      studio: judged,
      players: judged,
      stories: judged,
      check: ['vreux puits'],
    });
  });

  it('is offered what its table has not: spellings, slips, answers of other steps, each in its column', async () => {
    const { offered } = (await ask<TextTrial>('try', { file, text })).body;
    expect(offered).toContainEqual({ text: '« place du Vieux-Puits »', column: 'accept' });
    expect(offered).toContainEqual({ text: 'plce du Vieux-Puits', column: 'accept' });
    expect(offered).toContainEqual({ text: '0412', column: 'refuse' });
    expect(offered.some(({ text: one }) => one === 'puits' || one === 'vieux puits')).toBe(false);
  });

  it('has the names of the pictures that an example gives by their places', async () => {
    const frieze = files.find(({ text: words }) => words.includes('name: FRISE\n'));
    const { body } = await ask<TextTrial>('try', { file: `${slug}/${frieze?.path}`, text: frieze?.text });
    expect(body.readings).toEqual([['2-3-1', [{ words: '2-3-1', part: 'locomotive-margelle-goeland' }]]]);
  });

  it('must be that of a city’s file', async () => {
    expect((await ask('try', { file: `${slug}/steps/absent.yaml`, text })).status).toBe(404);
    expect((await ask('try', { file: '../x/y.yaml', text })).status).toBe(404);
    expect((await ask('try', { file })).status).toBe(400);
  });
});

describe('words of a screen', () => {
  const header = /^ {2}header: (.*)$/mu.exec(text)?.[1]?.replace(/^'(.*)'$/u, '$1') ?? '';

  it('lead to the field that holds exactly them, as they are set', async () => {
    const { body } = await find(typeset(header).toUpperCase(), ` ${typeset(header)} `, slug);
    expect(body).toEqual([{ file, path: ['puzzle', 'header'] }]);
  });

  it('lead to no copy of the French text in the lock of a translation', async () => {
    const lock = join(studio.cities, slug, 'en/lock.yaml');
    mkdirSync(dirname(lock));
    writeFileSync(lock, stringify({ [step?.path ?? '']: { 'puzzle.header': header } }));
    expect((await find(header)).body).toEqual([{ file, path: ['puzzle', 'header'] }]);
    rmSync(dirname(lock), { recursive: true });
  });

  it('lead to the paragraph of a page, without the marks of Markdown', async () => {
    const page = files.find(
      ({ path, text: words }) => path.startsWith('messages/') && /^[A-ZÀ-Ý][^<*_[\n]+$/mu.test(words),
    );
    const paragraph = /^[A-ZÀ-Ý][^<*_[\n]+$/mu.exec(page?.text ?? '')?.[0] ?? '';
    const { body } = await find(typeset(paragraph));
    expect(body.map((place) => place.file)).toContain(`${slug}/${page?.path}`);
  });

  it('lead nowhere when no file has them as a whole', async () => {
    expect((await find(header.slice(0, -2))).body).toEqual([]);
    expect((await ask('find', { slug: 'ailleurs', shown: [header] })).status).toBe(404);
    expect((await ask('find', { slug, shown: [1] })).status).toBe(400);
  });
});
