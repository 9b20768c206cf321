import { typeset } from '../../../engine/index.ts';
import type { FieldSheet, PlaceNeed, SheetLeg, SheetPlace } from '../../../engine/places/field-sheet.ts';
import { escapeMarkup } from '../../rendering/document.ts';
import { fontFaces, styles } from './sheet-styles.ts';
import { sketchMap } from './sketch-map.ts';

/** Typesets and escapes a text of the city's files. */
const text = (words: string): string => escapeMarkup(typeset(words));

/** A self-contained HTML page, to print or to open on a phone. `printed`: the date, in French. */
export function sheetHtml(sheet: FieldSheet, printed: string): string {
  const { city, places, legs } = sheet;
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`Feuille de repérage : ${city}`)}</title>
<style>${fontFaces()}${styles}</style>
<header>
  <p class="house">La Compagnie <span>Feuille de repérage</span></p>
  <h1>${text(city)}</h1>
  <p class="warning">${text('Cette feuille porte les réponses du jeu : elle ne quitte pas l’équipe.')}</p>
  <dl class="who">
    <div><dt>Date</dt><dd></dd></div><div><dt>Qui</dt><dd></dd></div><div><dt>${text('Temps, lumière')}</dt><dd></dd></div>
  </dl>
</header>
${walk(places, legs)}
${places.map(place).join('\n')}
<footer>${text(`${counted(places.length, 'lieu', 'lieux')}. Imprimée le ${printed}. Après la visite : écrivez sa date dans la fiche « Lieux », « Vérifié le ».`)}</footer>
</html>
`;
}

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count > 1 ? several : one}`;

const metres = (count: number): string =>
  count < 1000 ? `${Math.round(count / 10) * 10} m` : `${(count / 1000).toFixed(1).replace('.', ',')} km`;

/** Table of the places in walking order, with distances. */
function walk(places: readonly SheetPlace[], legs: readonly SheetLeg[]): string {
  const all = legs.reduce(
    (sum, leg) => ({ metres: sum.metres + leg.metres, minutes: sum.minutes + leg.minutes }),
    {
      metres: 0,
      minutes: 0,
    },
  );
  const walked = places.filter(({ needs, seen }) => needs.length > 0 && seen === null);
  const rows = places.map((one, index) => {
    const { name, needs, seen } = one;
    const leg = legs[walked.indexOf(one) - 1];
    const way =
      seen === null
        ? leg
          ? `${metres(leg.metres)}, ${leg.minutes} min`
          : ''
        : `on le voit du n° ${places.findIndex((other) => other.name === seen) + 1}, on n’y va pas`;
    const steps = needs.length > 0 ? needs.map((need) => need.index).join(', ') : 'aucune';
    return `<tr><td>${index + 1}</td><td>${text(name)}</td><td>${text(way)}</td><td>${steps}</td><td class="tick">☐</td></tr>`;
  });
  const total = text(
    `En tout ${metres(all.metres)} et ${all.minutes} min de marche, à vol d’oiseau × 1,3 et à 4,5 km/h.`,
  );
  return `<section class="walk">
  <h2>La marche</h2>
  <table>
    <thead><tr><th></th><th>Lieu</th><th>${text('Depuis le précédent')}</th><th>${text('Étapes')}</th><th>Vu</th></tr></thead>
    <tbody>${rows.join('')}</tbody>
  </table>
  <p>${total}</p>
  ${sketchMap(places)}
</section>`;
}

/** Coordinates, and a link for phones. */
function whereabouts({ at: [latitude, longitude], approximate }: SheetPlace): string {
  const figures = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const address = `osm.org/?mlat=${latitude}&mlon=${longitude}#map=19/${latitude}/${longitude}`;
  const note = approximate ? ` <b>${text('à corriger sur place')}</b>` : '';
  return `<p class="at"><a href="geo:${latitude},${longitude}">${figures}</a>${note} · <a href="https://www.${escapeMarkup(address)}">osm.org/#map=19/${latitude}/${longitude}</a></p>`;
}

function place(one: SheetPlace, index: number): string {
  const { name, look, facts, access, ifGone, needs, lastChecked, openings, seen, toPhotograph } = one;
  const checked =
    lastChecked === 'never' ? 'Jamais vérifié' : `Vérifié le ${lastChecked.split('-').reverse().join('/')}`;
  return `<article>
  <h2><span>${index + 1}</span> ${text(name)}</h2>
  <p class="checked">${text(checked)}</p>
  ${seen === null ? '' : `<p>${text(`On n’y va pas : il se regarde de « ${seen} ».`)}</p>`}
  ${whereabouts(one)}
  <h3>${text('À regarder')}</h3>
  <p>${text(look)}</p>
  <h3>${text('Les faits')}</h3>
  <ul class="facts">${facts.map(({ says, source }) => `<li>${text(says)} <small>${text(source)}</small></li>`).join('')}</ul>
  <h3>${text('À photographier')}</h3>
  <ul class="boxes">${['La vue d’ensemble', 'Le détail à lire, de face', 'L’accès', ...toPhotograph].map((what) => `<li>${text(what)}</li>`).join('')}</ul>
  ${openings.length > 0 ? `<h3>${text('Horaires')}</h3><p>${openings.map(({ days, hours }) => text(`${days} : ${hours}`)).join('<br>')}</p>` : ''}
  ${access ? `<h3>${text('Accès')}</h3><p>${text(access)}</p>` : ''}
  ${ifGone ? `<h3>${text('Si cela a disparu')}</h3><p>${text(ifGone)}</p>` : ''}
  <h3>${text('Ce que le jeu y demande')}</h3>
  ${needs.length > 0 ? needs.map(need).join('') : `<p>${text('Rien : aucune étape n’en a besoin.')}</p>`}
  <div class="remarks"><p>${text('Vu tel que décrit')} ☐ <i>oui</i> ☐ <i>non</i></p><p>Date</p><p>Nom</p><p>Remarques</p>${'<hr>'.repeat(3)}</div>
</article>`;
}

function need({ index, step, description, question, answer, because }: PlaceNeed): string {
  return `<div class="need">
    <p><b>${index}. ${text(step)}</b> ${text(description)}</p>
    ${question ? `<p>${text(question)}</p>` : ''}
    ${answer ? `<p>${text('Réponse :')} <b>${text(answer.replaceAll('\n', ' / '))}</b></p>` : ''}
    ${because ? `<p class="because">${text(because)}</p>` : ''}
  </div>`;
}
