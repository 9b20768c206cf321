import { rebased, applySplice, spliceBetween } from '../../../engine/edit/splice.ts';
import { randomFrom } from '../../../engine/text/random.ts';
import { openPage, type PageModel } from '../../../web/studio/page/page-model.ts';
import { cityTexts } from '../city-texts.ts';
import { GESTURES } from './gestures.ts';
import { saidInFile, saidOnScreen } from './judge.ts';

/** One tab of the studio, with the text of the disk as it last saw it. */
interface Tab {
  readonly model: PageModel;
  saved: string;
}

export interface WrittenTogether {
  readonly gestures: number;
  /** Saved although the disk had changed elsewhere in the page. */
  readonly merged: number;
  /** Both changed the same words: the writer is asked, and nothing is written. */
  readonly asked: number;
}

const GESTURES_A_PAGE = 30;

function opened(text: string): Tab {
  const model = openPage(text);
  if (!model) throw new Error(`cannot be read:\n${text}`);
  return { model, saved: text };
}

function follow({ model }: Tab, text: string): void {
  const transaction = model.follow(text);
  if (transaction) model.apply(transaction);
}

/** The text with a tab’s edits, though the disk has changed; null when both changed the same. */
function mergedText({ model, saved }: Tab, disk: string): string | null {
  const mine = rebased(spliceBetween(saved, model.text()), spliceBetween(saved, disk));
  const text = mine && applySplice(disk, mine);
  return text !== null && openPage(text) ? text : null;
}

/** Another program adds a word at the end of a paragraph. */
function editedOutside(disk: string, word: string, random: () => number): string {
  const ends = [...disk.matchAll(/[\p{L}.](?=\n\n|\n*$)/gu)].map(({ index }) => index + 1);
  const at = ends[Math.floor(random() * ends.length)] ?? disk.length;
  return `${disk.slice(0, at)} ${word}${disk.slice(at)}`;
}

const isShown = ({ model }: Tab): boolean =>
  saidOnScreen(model.state().doc).join('\n') === saidInFile(model.text()).join('\n');

/** Two tabs and another program write one page: no word is lost without a question. */
export function writeTogether(gestures: number, seed: string): WrittenTogether {
  const random = randomFrom(seed);
  const pages = cityTexts().filter(({ path }) => path.endsWith('.mdx'));
  const counts = { gestures: 0, merged: 0, asked: 0 };
  while (counts.gestures < gestures) {
    const { path, text } = pages[Math.floor(random() * pages.length)] as (typeof pages)[number];
    let disk = text;
    const tabs = [opened(text), opened(text)];
    const fail = (what: string): never => {
      throw new Error(`${path}, seed ${seed}, gesture ${counts.gestures}: ${what}\n${disk}`);
    };
    /** What a tab has not saved stays there; the other tab follows the disk. */
    const tellTabs = (): void =>
      tabs
        .filter(({ model, saved }) => model.text() === saved)
        .forEach((tab) => {
          follow(tab, disk);
          tab.saved = disk;
          if (!isShown(tab)) fail('does not show the disk');
        });
    for (let done = 0; done < GESTURES_A_PAGE; done += 1) {
      counts.gestures += 1;
      const tab = tabs[Math.floor(random() * 2)] as Tab;
      const kind = random();
      if (kind < 0.15) {
        const word = `dehors${counts.gestures}`;
        disk = editedOutside(disk, word, random);
        tellTabs();
        if (!tabs.every(({ model, saved }) => model.text() !== saved || model.text().includes(word)))
          fail(`${word} is not shown`);
      } else if (kind < 0.4) {
        const now = tab.saved === disk ? tab.model.text() : mergedText(tab, disk);
        if (now === null) {
          counts.asked += 1;
          follow(tab, disk);
        } else {
          if (tab.saved !== disk) counts.merged += 1;
          const [mine, theirs] = [spliceBetween(tab.saved, tab.model.text()), spliceBetween(tab.saved, disk)];
          disk = now;
          follow(tab, now);
          if (!now.includes(mine.now) || !now.includes(theirs.now)) fail('words were lost');
        }
        tab.saved = disk;
        if (!isShown(tab)) fail('does not show what it saved');
        tellTabs();
      } else {
        GESTURES[Math.floor(random() * GESTURES.length)]?.run(tab.model, random);
        if ('refusal' in tab.model.write()) fail('refused');
        if (!isShown(tab)) fail('words differ');
      }
    }
  }
  return counts;
}
