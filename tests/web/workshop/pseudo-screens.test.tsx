// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cityTexts } from '../../../scripts/lang/leak/city-texts.ts';
import { textsOfHtml } from '../../../scripts/lang/leak/html-texts.ts';
import { openWindow } from '../../../scripts/lang/leak/window.ts';
import { pageImporter } from '../../../scripts/lang/leak/page-importer.ts';
import { keptWords, leaksIn } from '../../../scripts/lang/leak/seen.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { loadedWords, replaceWords } from '../../../web/words/catalogues.ts';
import { drawMap, drawScreens } from '../../../web/workshop/language/draw-screens.tsx';
import { speakEnglish, speakPseudo } from '../../../web/workshop/language/pseudo-catalogues.tsx';

const FOLDER = 'scripts/city-template';
const city = cityTexts(readCityFolder(FOLDER));
const [{ status }] = city.presented as [(typeof city.presented)[0]];

const leaksOf = (drawn: readonly { readonly screen: string; readonly html: string }[]) =>
  leaksIn(
    drawn.flatMap(({ screen, html }) => textsOfHtml(html).map((text) => ({ place: screen, text }))),
    keptWords(city.names),
  ).map(({ place, text }) => `${place} : ${text}`);

const leaksOfScreens = async () => leaksOf(await drawScreens(status, pageImporter(city.pages, FOLDER)));

type Common = NonNullable<ReturnType<typeof loadedWords<'common'>>>;

/** Leaves an entry of a catalogue in French. */
function leaveInFrench(change: (pseudo: Common, french: Common) => Common): void {
  const [pseudo, french] = [loadedWords('common', 'en'), loadedWords('common', 'fr')];
  if (!pseudo || !french) throw new Error('no catalogues');
  replaceWords('common', 'en', change(pseudo, french));
}

beforeEach(() => {
  openWindow();
  return speakPseudo();
});
// The files of a worker share the catalogues.
afterAll(speakEnglish);

describe('screens in the pseudo-language', () => {
  it('show nothing that no catalogue and no file of the city says', async () => {
    expect(await leaksOfScreens()).toEqual([]);
  });

  it('show French that a catalogue has kept', async () => {
    leaveInFrench((pseudo, { bar }) => ({ ...pseudo, bar: { ...pseudo.bar, hints: bar.hints } }));
    expect(await leaksOfScreens()).toContain('/home : Indices');
  });

  it('speak French that a catalogue has kept for who does not see', async () => {
    leaveInFrench((pseudo, { bar }) => ({ ...pseudo, bar: { ...pseudo.bar, label: bar.label } }));
    expect(await leaksOfScreens()).toContain('/home : Barre de l’enquête');
  });

  it('show French that a map has kept', async () => {
    const [map] = city.maps.values();
    const html = async (data: unknown) => [{ screen: 'plan', html: await drawMap(status, data) }];
    expect(leaksOf(await html(map))).toEqual([]);
    expect(leaksOf(await html({ ...(map as object), note: 'Plan schématique.' }))).toEqual([
      expect.stringContaining('plan : Plan schématique.'),
    ]);
  });
});
