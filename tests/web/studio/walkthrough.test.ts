import { expect, it } from 'vitest';
import { renamedWalkthrough } from '../../../web/studio/sheet/WalkthroughBar.tsx';

const TEXT = '# Par le pont.\nname: pont # le plus court\nends: LA_FIN\nmoves: []\n';

it('gives a walkthrough another name in its file and in its text, and keeps its comments', () => {
  const saved = { text: TEXT, seen: 'a' };
  expect(renamedWalkthrough('ville', 'walkthroughs/pont.yaml', saved, 'par-le-quai')).toEqual([
    { file: 'ville/walkthroughs/pont.yaml', seen: 'a', edits: [{ op: 'delete' }] },
    {
      file: 'ville/walkthroughs/par-le-quai.yaml',
      seen: null,
      edits: [{ op: 'create', text: TEXT.replace('name: pont', 'name: par-le-quai') }],
    },
  ]);
});
