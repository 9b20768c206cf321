import { createHash } from 'node:crypto';
import { knownTags, writeDocument } from './document.ts';
import type { Additions, Template } from './document.ts';
import type { Rendering } from './read-rendering.ts';
import type { LazyFiles } from './lazy-files.ts';
import type { RenderedSite, WholeDocument } from './site.ts';

function textOf({ files }: Pick<RenderedSite, 'files'>, address: string): string {
  const file = files.get(address);
  if (!file) throw new Error(`the build has no file at ${address}, which a page names`);
  return file.body.toString('utf8');
}

/** Builds a document with all styles inlined; scripts and links of lazy files come last. */
export function wholeDocument(
  site: Pick<RenderedSite, 'files'>,
  template: Template,
  lazy: LazyFiles,
  { rules, ...page }: Omit<Additions, 'whole'> & Pick<Rendering, 'rules'>,
): WholeDocument {
  const allFiles = { ...lazy, styles: [...template.stylesheets, ...lazy.styles] };
  const styles = allFiles.styles.map((address) => textOf(site, address)).join('') + rules;
  const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
  return {
    text: writeDocument(template, { ...page, whole: { styles, knownLinks: knownTags(allFiles) } }),
    styleHash,
  };
}
