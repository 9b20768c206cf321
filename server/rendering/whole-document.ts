import { createHash } from 'node:crypto';
import { knownTags, stylesheetsOf, withEnd, withStyles } from './document.ts';
import type { LazyFiles } from './lazy-files.ts';
import type { Site, WholeDocument } from './site.ts';

function textOf({ files }: Pick<Site, 'files'>, address: string): string {
  const file = files.get(address);
  if (!file) throw new Error(`the build has no file at ${address}, which a page names`);
  return file.body.toString('utf8');
}

/** A document with all that its first painting takes; its scripts, and the styles of what may come later, wait behind it. */
export function wholeDocument(site: Pick<Site, 'files'>, document: string, lazy: LazyFiles, ownRules = ''): WholeDocument {
  const known = { ...lazy, styles: [...stylesheetsOf(document), ...lazy.styles] };
  const styles = known.styles.map((address) => textOf(site, address)).join('') + ownRules;
  const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
  return { text: withEnd(withStyles(document, styles), knownTags(known)), styleHash };
}
