// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { Publication } from '../../../engine/editions/publication.ts';
import { PublicationChanges } from '../../../web/studio/publish/PublicationChanges.tsx';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

const problem = (code: string, file: string): DeskProblem => ({
  ...{ code, severity: 'warning', message: code, wayOut: '', titles: {}, frame: [], gestures: [] },
  ...{ file, line: 1, column: 1, path: '' },
});

it('one button takes out the pictures and sounds that nothing shows', async () => {
  const publication: Publication = {
    ...{ git: true, since: 'a', state: 'b', players: [], changes: [], theirs: null },
    problems: [
      problem('unused-medium', 'ville/media/cle.svg'),
      problem('role-idle', 'ville/scenario.yaml'),
      problem('unused-medium', 'ville/media/leurre.ogg'),
    ],
  };
  const { calls } = fakeApi({
    'POST studio/remove-medium': { json: { held: [], files: [], problems: [], told: [], written: true } },
  });
  const onRemoved = vi.fn();
  render(
    <PublicationChanges
      city={{ slug: 'ville', graph: null }}
      publication={publication}
      onRemoved={onRemoved}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /que rien ne montre/u }));
  await waitFor(() => expect(onRemoved).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([{ slug: 'ville', names: ['cle.svg', 'leurre.ogg'] }]);
});
