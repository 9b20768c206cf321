import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { Command, Option } from 'commander';
import { parse } from 'yaml';
import { readCommandLine } from './shared/command-line.ts';
import { takeReadmePictures } from './pictures/readme-pictures.ts';

// `npm run build -- pictures`: draws the card for shared links and the icons for home screens from
// scripts/pictures/*.svg, with the site's own letters, takes the pictures of README.md from the built
// product, and those of the writers' guide while a browser makes a city in the studio (`-- --only site`,
// `readme` or `studio`: one of them). The pictures are committed; run it again when a drawing,
// scenarios/site.yaml or a shown screen has changed.
const root = join(import.meta.dirname, '..');
const pub = join(root, 'web/public');

interface SiteFile {
  readonly name: string;
  readonly tagline: string;
  readonly cities: string;
  readonly postmark: { readonly place: string; readonly date: string; readonly hour: string };
}

const site = parse(readFileSync(join(root, 'scenarios/site.yaml'), 'utf8')) as SiteFile;
const drawing = (name: string): string => readFileSync(join(root, 'scripts/pictures', name), 'utf8');

const FACES = [
  ['Atkinson Hyperlegible', 400, 'atkinson-hyperlegible-400'],
  ['Atkinson Hyperlegible', 700, 'atkinson-hyperlegible-700'],
  ['Courier Prime', 400, 'courier-prime-400'],
  ['Courier Prime', 700, 'courier-prime-700'],
] as const;

/** Fonts as data URLs, because the rendering page has no address. */
function faces(): string {
  return FACES.map(([family, weight, file]) => {
    const data = readFileSync(join(root, 'web/styles/fonts', `${file}.woff2`)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  }).join('');
}

function sharePicture(): string {
  const [first = '', ...rest] = site.name.split(' ');
  const words: Readonly<Record<string, string>> = {
    CITIES: site.cities.split(', ').join(' · ').toLocaleUpperCase('fr'),
    SIGN: site.name.toLocaleUpperCase('fr'),
    NAME1: first,
    NAME2: rest.join(' '),
    TAGLINE: site.tagline,
    PLACE: site.postmark.place.toLocaleUpperCase('fr'),
    DATE: site.postmark.date,
    HOUR: site.postmark.hour,
  };
  return drawing('share.svg').replace(/>([A-Z]+\d?)</g, (_whole, word: string) => `>${words[word] ?? word}<`);
}

/** Maskable icons must fit into the middle four fifths. */
const FULL_SIZE = 'translate(0 0)';
const MASKABLE = 'translate(61 61) scale(.76)';
const iconDrawing = (transform: string): string => drawing('icon.svg').replace('SCALE', transform);

async function draw(
  browser: Browser,
  svg: string,
  file: string,
  width: number,
  height: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>${faces()}html,body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(pub, file), await page.screenshot({ type: 'png' }));
  await page.close();
}

async function drawSitePictures(browser: Browser): Promise<void> {
  await draw(browser, sharePicture(), 'share.png', 1200, 630);
  for (const size of [192, 512]) {
    await draw(browser, iconDrawing(FULL_SIZE), `icons/icon-${size}.png`, size, size);
    await draw(browser, iconDrawing(MASKABLE), `icons/maskable-${size}.png`, size, size);
  }
  await draw(browser, iconDrawing('translate(36 36) scale(.86)'), 'apple-touch-icon.png', 180, 180);
}

const STUDIO_PICTURES = 'docs/studio';

/** The pictures of the guide’s chapter about the studio, taken by the browser that makes a city there. */
function takeStudioPictures(): void {
  const walk = ['run', '-s', 'verify', '--', 'edit:city', '-t', 'by mouse'];
  execFileSync('npm', walk, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STUDIO_PICTURES: join(root, STUDIO_PICTURES) },
  });
}

async function main(argv: readonly string[]): Promise<void> {
  const only = new Option('--only <images>', 'celles du site, du README, ou du guide de l’atelier').choices([
    'site',
    'readme',
    'studio',
  ]);
  const program = new Command('build pictures')
    .description('Refait les images du site, du README et du guide de l’atelier (Chromium).')
    .addOption(only);
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { only: chosen } = line.opts<{ only?: 'site' | 'readme' | 'studio' }>();
  if (chosen === undefined || chosen === 'studio') takeStudioPictures();
  if (chosen === 'studio') return;
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args });
  try {
    if (chosen !== 'readme') await drawSitePictures(browser);
    if (chosen !== 'site') await takeReadmePictures(browser, root);
  } finally {
    await browser.close();
  }
}

await main(process.argv);
