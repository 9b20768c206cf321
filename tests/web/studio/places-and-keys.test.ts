import { describe, expect, it } from 'vitest';
import { projection } from '../../../web/player/pages/map/projection.ts';
import { keyRefusal } from '../../../web/studio/form/KeyName.tsx';
import { placeAtPoint, pointAfterKey } from '../../../web/studio/form/PointOnMap.tsx';
import { type GroupField } from '../../../web/studio/form/field-kind.ts';
import { propertyNode, schemaOfFile } from '../../../engine/scenario/json-schema.ts';

const map = { bounds: { south: 46, west: 2.99, north: 46.02, east: 3.02 } } as Parameters<
  typeof projection
>[0];
const sheet = projection(map);
const parts = propertyNode(schemaOfFile('voices'), 'parts') as GroupField['node'];

describe('a point of the city’s map', () => {
  it.each([
    [46.012, 3.001],
    [46, 2.99],
    [46.01999, 3.01234],
  ])('is drawn where its coordinates are, and gives them back: %d, %d', (...place) => {
    expect(placeAtPoint(map, sheet, sheet.project(place))).toEqual(place);
  });

  it('moves by metres with the arrow keys, north upwards', () => {
    const from = sheet.project([46.01, 3.0]);
    const [latitude, longitude] = placeAtPoint(
      map,
      sheet,
      pointAfterKey('ArrowUp', from, 100 * sheet.unitsPerMetre) ?? from,
    );
    expect([latitude, longitude]).toEqual([46.0109, 3]);
    expect(pointAfterKey('Enter', from, 1)).toBeNull();
  });
});

describe('a key that the writer names', () => {
  it('may not be taken, nor have signs that the schema refuses', () => {
    expect(keyRefusal(parts, 'appel', ['appel', 'adieu'])).toContain('déjà là');
    expect(['Appel !', ''].map((name) => keyRefusal(parts, name, []) !== null)).toEqual([true, true]);
    expect(keyRefusal(parts, 'rappel', ['appel'])).toBeNull();
  });
});
