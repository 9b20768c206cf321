import { typeset } from '../../engine/index.ts';
import type { SiteFile } from '../../engine/index.ts';
import { escapeMarkup } from '../rendering/document.ts';
import type { Block, Mail } from './letter.ts';
import { wordsIn, type Words } from '../words/words.ts';

const PAGE =
  'margin:0 auto;padding:24px 16px;max-width:36em;font-family:Verdana,Arial,sans-serif;font-size:17px;line-height:1.5';
const HEADER =
  "margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid;font-family:'Courier New',monospace;font-weight:bold";
const FOOT = 'margin:32px 0 0;padding-top:12px;border-top:1px solid;font-size:14px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border:2px solid;color:inherit;font-weight:bold;text-decoration:none';
const QUOTE = 'margin:16px 0;padding:4px 0 4px 16px;border-left:3px solid';

/**
 * Renders the letter as HTML, without colours, pictures or external resources: light and dark mode work, and
 * opening it is not tracked.
 */
export function drawHtml({ language, subject, blocks }: Mail, site: SiteFile): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${set(subject)}</title>`,
    '</head>',
    '<body>',
    `<div style="${PAGE}">`,
    `<p style="${HEADER}">${set(site.name)}</p>`,
    ...blocks.map(drawBlock),
    drawFoot(site, wordsIn(language).mails),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function drawBlock(block: Block): string {
  if (block.kind === 'link') return drawLink(block.label, block.url);
  if (block.kind === 'facts')
    return block.facts
      .map(({ label, value }) => `<p><b>${set(label)}&nbsp;:</b> ${escapeMarkup(value)}</p>`)
      .join('\n');
  return block.kind === 'quote'
    ? `<blockquote style="${QUOTE}">${set(block.text)}</blockquote>`
    : `<p>${set(block.text)}</p>`;
}

function drawLink(label: string, url: string): string {
  const address = escapeMarkup(url);
  return `<p><a href="${address}" style="${BUTTON}">${set(label)}</a></p>\n<p style="font-size:14px;overflow-wrap:anywhere">${address}</p>`;
}

function drawFoot({ name, tagline, contact, legal }: SiteFile, { foot }: Words['mails']): string {
  const lines = [
    set(foot(name, tagline)),
    set(`${legal.publisher}, ${legal.address}`),
    escapeMarkup(contact),
  ];
  return `<p style="${FOOT}">${lines.join('<br>\n')}</p>`;
}

const set = (text: string): string => escapeMarkup(typeset(text));
