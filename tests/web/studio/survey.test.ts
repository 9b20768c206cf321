import { expect, it } from 'vitest';
import { NO_VISIT, notesOfVisit } from '../../../web/studio/survey/visits.ts';
import { pathOfNote } from '../../../web/studio/notes/use-notes.ts';

const PLACES = `- slug: puits
  name: Le vieux puits
  at: [45.1, 4.2]
  look: La margelle.
  facts:
    - { says: La date est 1867., source: à vérifier sur place }
    - { says: Le seau manque., source: une photo }
  lastChecked: never
`;
const place = {
  name: 'Le vieux puits',
  facts: [
    { says: 'La date est 1867.', source: '' },
    { says: 'Le seau manque.', source: '' },
  ],
};

it('says what a visit found in notes that stand beside the fields of its place', () => {
  const visit = {
    ...NO_VISIT,
    ...{ seen: false, at: [45.12345, 4.2] as const, day: '2027-06-01' },
    facts: { 0: 'La date est 1868.', 1: 'Le seau manque.' },
  };
  const notes = notesOfVisit(place, visit);
  expect(notes.map(({ says, by }) => [says, by])).toEqual([
    ['Ce n’est pas tel que décrit.', 'Repérage du 01/06/2027'],
    ['Le point exact : 45.12345, 4.20000.', 'Repérage du 01/06/2027'],
    ['Sur place, on lit : « La date est 1868. ».', 'Repérage du 01/06/2027'],
  ]);
  expect(notes.map((note) => pathOfNote(note, PLACES))).toEqual([
    [0, 'name'],
    [0, 'name'],
    [0, 'facts', 0, 'says'],
  ]);
});

it('says nothing of a place where nobody was', () => {
  expect(notesOfVisit(place, NO_VISIT)).toEqual([]);
});
