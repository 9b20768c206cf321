// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import {
  fileLabel,
  LabelledCities,
  stepLabel,
  stepLabels,
  stepOfFile,
  thingLabels,
} from '../../../web/studio/files/file-names.ts';
import { OpenProblem } from '../../../web/studio/sheet/OpenProblem.tsx';

const node = (id: string, file: string, number: string, called?: string) => ({
  ...{ id, number, at: { file } },
  ...(called !== undefined && { called }),
});
const city = {
  ...{ slug: 'ville', files: [] },
  graph: {
    nodes: [node('GARE', 'steps/01-depart.yaml', '1'), node('QUAI', 'steps/02-quai.yaml', '', 'Le quai')],
  },
  sheet: {
    names: {
      page: [
        { name: 'messages/lettre', title: 'Une lettre' },
        { name: 'messages/autre', title: 'Un adieu' },
        { name: 'documents/adieu', title: 'Un adieu' },
        { name: 'pages/merci', title: 'Page de GARE' },
        { name: 'letter', title: '' },
      ],
    },
  },
} as unknown as DeskCity;

it.each([
  ['steps/01-depart.yaml', '1 · GARE'],
  ['steps/02-quai.yaml', 'Le quai'],
  ['messages/lettre.mdx', 'Une lettre'],
  ['messages/autre.mdx', 'Un adieu · messages/autre'],
  ['pages/merci.mdx', 'Page de GARE'],
  ['letter.mdx', 'Lettre de papier'],
  ['walkthroughs/par-les-quais.yaml', 'Par les quais'],
])('calls %s « %s »', (path, label) => {
  expect(fileLabel(city, path)).toBe(label);
});

it('tells two things of one title apart by their names, and no others', () => {
  const things = [
    { name: 'a', title: 'Un mot' },
    { name: 'b', title: 'Un mot' },
    { name: 'c', title: 'Une clef' },
  ];
  expect([...thingLabels(things).values()]).toEqual(['Un mot · a', 'Un mot · b', 'Une clef']);
});

it('has no empty number for a step beside the route', () => {
  expect(stepLabel({ id: 'COTE', number: '' })).toBe('COTE');
});

it('lists the steps as they are played', () => {
  const nodes = [node('FIN', 'steps/02.yaml', '10'), node('QUAI', 'steps/03.yaml', '2')];
  expect([...stepLabels({ nodes } as unknown as DeskCity['graph']).values()]).toEqual([
    '2 · QUAI',
    '10 · FIN',
  ]);
});

it('knows the step of a file', () => {
  expect([stepOfFile(city, 'steps/02-quai.yaml'), stepOfFile(city, 'letter.mdx')]).toEqual([
    'QUAI',
    undefined,
  ]);
});

it('leads to a file by what its writer calls it', () => {
  const problem = { file: 'ville/messages/lettre.mdx', line: 1 } as ComponentProps<
    typeof OpenProblem
  >['problem'];
  render(
    <LabelledCities value={[city]}>
      <OpenProblem problem={problem} />
    </LabelledCities>,
  );
  expect(screen.getByRole('button').textContent.replaceAll(/\s/gu, ' ')).toBe('Ouvrir « Une lettre »');
});
