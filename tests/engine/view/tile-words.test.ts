import { expect, it } from 'vitest';
import { firstTileLabel } from '../../../engine/view/present-tiles.ts';
import type { Step } from '../../../engine/scenario/scenario.ts';
import step from '../../../schemas/step.schema.json' with { type: 'json' };

it('the form of a step offers each first tile under the label that the player reads', () => {
  const { enum: tiles, enumDescriptions } = step.properties.tile;
  expect(enumDescriptions).toEqual(tiles.map((tile) => firstTileLabel({ tile } as Step)));
});
