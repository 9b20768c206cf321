import { type Language, type SiteFile, typeset } from '../../engine/index.ts';
import { escapeMarkup } from '../rendering/document.ts';
import type { Block, Mail } from './letter.ts';
import { wordsIn } from '../words/words.ts';

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
    `<title>${set(subject, language)}</title>`,
    '</head>',
    '<body>',
    `<div style="${PAGE}">`,
    `<p style="${HEADER}">${set(site.name, language)}</p>`,
    ...blocks.map((block) => drawBlock(block, language)),
    drawFoot(site, language),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function drawBlock(block: Block, language: Language): string {
  if (block.kind === 'link') return drawLink(set(block.label, language), block.url);
  const { labelled } = wordsIn(language).mails;
  if (block.kind === 'facts')
    return block.facts
      .map(({ label, value }) => `<p><b>${set(labelled(label), language)}</b> ${escapeMarkup(value)}</p>`)
      .join('\n');
  return block.kind === 'quote'
    ? `<blockquote style="${QUOTE}">${set(block.text, language)}</blockquote>`
    : `<p>${set(block.text, language)}</p>`;
}

function drawLink(label: string, url: string): string {
  const address = escapeMarkup(url);
  return `<p><a href="${address}" style="${BUTTON}">${label}</a></p>\n<p style="font-size:14px;overflow-wrap:anywhere">${address}</p>`;
}

function drawFoot({ name, tagline, contact, legal }: SiteFile, language: Language): string {
  const lines = [
    set(wordsIn(language).firm(name, tagline.toLowerCase()), language),
    set(`${legal.publisher}, ${legal.address}`, language),
    escapeMarkup(contact),
  ];
  return `<p style="${FOOT}">${lines.join('<br>\n')}</p>`;
}

const set = (text: string, language: Language): string => escapeMarkup(typeset(text, language));
