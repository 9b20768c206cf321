import { undo, undoDepth } from 'prosemirror-history';
import { randomFrom } from '../../../engine/text/random.ts';
import { openPage, type PageModel } from '../../../web/studio/page/page-model.ts';
import { cityTexts } from '../city-texts.ts';
import { GESTURES } from './gestures.ts';
import { faultsBetween } from './judge.ts';

export interface Written {
  readonly gestures: number;
  readonly pages: number;
}

/** Gestures in one page before the next one is taken. */
const IN_A_PAGE = 25;

const opened = (text: string): PageModel => {
  const model = openPage(text);
  if (!model) throw new Error(`cannot be read:\n${text}`);
  return model;
};

/** Writes what is shown; throws what was lost, and what was changed elsewhere. */
function written(
  model: PageModel,
  before: { readonly doc: ReturnType<PageModel['state']>['doc']; readonly text: string },
  what: string,
): void {
  const result = model.write();
  if ('refusal' in result)
    throw new Error(`${what}: ${result.refusal.code}\n${String(model.state().doc)}\n${before.text}`);
  const faults = faultsBetween(before, { doc: model.state().doc, text: result.text });
  if (faults.length > 0) throw new Error(`${what}: ${faults.join('\n')}`);
}

/** Generated gestures over the pages of all cities: nothing is lost, and nothing else is changed. */
export function writePages(gestures: number, seed: string): Written {
  const random = randomFrom(seed);
  const pages = cityTexts().filter(({ path }) => path.endsWith('.mdx'));
  let count = 0;
  let page = Math.floor(random() * pages.length);
  let opens = 0;
  while (count < gestures) {
    const { path, text } = pages[page % pages.length] as (typeof pages)[number];
    page += 1;
    opens += 1;
    const model = opened(text);
    const texts = new Map([[undoDepth(model.state()), text]]);
    for (let done = 0; done < IN_A_PAGE && count < gestures; done += 1) {
      const gesture = GESTURES[Math.floor(random() ** 1.3 * GESTURES.length)];
      const before = { doc: model.state().doc, text: model.text() };
      gesture?.run(model, random);
      count += 1;
      written(model, before, `${path}, seed ${seed}, gesture ${count} (${gesture?.name})`);
      texts.set(undoDepth(model.state()), model.text());
    }
    while (undo(model.state(), (transaction) => model.apply(transaction))) model.write();
    if (model.text() !== text)
      throw new Error(`${path}, seed ${seed}: undo does not restore every byte\n${model.text()}`);
  }
  return { gestures: count, pages: opens };
}
