import { typeset } from '../../engine/index.ts';
import type { SiteFile } from '../../engine/index.ts';
import type { Block, Mail } from './letter.ts';

export function drawText({ blocks }: Mail, site: SiteFile): string {
  return `${[...blocks.map(drawBlock), signature(site)].join('\n\n')}\n`;
}

function drawBlock(block: Block): string {
  if (block.kind === 'link') return `${typeset(block.label)}\u00A0:\n${block.url}`;
  if (block.kind === 'facts')
    return block.facts.map(({ label, value }) => `${typeset(label)}\u00A0: ${value}`).join('\n');
  return block.kind === 'quote' ? typeset(`« ${block.text} »`) : typeset(block.text);
}

/** Mail readers recognise a signature by « -- ». */
function signature({ name, tagline, contact, legal }: SiteFile): string {
  return [
    '-- ',
    typeset(`${name}, ${tagline.toLowerCase()}`),
    typeset(`${legal.publisher}, ${legal.address}`),
    contact,
  ].join('\n');
}
