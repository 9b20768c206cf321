import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';
import { failureFolder } from '../suite/failure-folder.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The folder with what the pages of a failed test showed. */
    trace?: string;
  }
}

/** A name that every file system takes. */
const folderName = (title: string): string => title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);

/** After a failed test: leaves a picture and the text of each open page in test-results/. */
export async function keepTrace(
  { task }: Pick<TestContext, 'task'>,
  contexts: readonly BrowserContext[],
): Promise<void> {
  if (task.result?.state !== 'fail') return;
  const folder = join(failureFolder(), folderName(task.name));
  mkdirSync(folder, { recursive: true });
  task.meta.trace = folder;
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const file = join(folder, `page-${index + 1}`);
    // A page that has crashed shows nothing.
    await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => null);
    const text = await page.evaluate(() => document.body.innerText).catch(() => '');
    writeFileSync(`${file}.txt`, `${page.url()}\n\n${text}\n`);
  }
}
