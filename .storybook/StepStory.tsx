import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Bench } from './Bench.tsx';
import { finalOfStep, puzzleOfStep, type City } from './city.ts';
import { drive, expectSolved, giveFinalCode } from './drivers.ts';

interface StepStories {
  readonly Fresh: StoryObj;
  readonly Solved: StoryObj;
}

/** The stories of one step of a city: its instrument as it is found, and as it is solved. */
export function stepStory(city: City, stepName: string): StepStories {
  const step = city.scenario.steps[stepName];
  const puzzle = puzzleOfStep(city, stepName);
  const slug = step?.puzzle?.type;
  const final = finalOfStep(city, stepName);
  const render = (hurried: boolean) =>
    function Step() {
      if (!puzzle) return <p>{step?.description ?? stepName}</p>;
      return <Bench puzzle={puzzle} title="Code" accent={city.scenario.accent} hurried={hurried} final={hurried ? final : null} />;
    };
  const parameters = { docs: { description: { story: step?.description ?? '' } } };
  return {
    Fresh: { render: render(false), parameters },
    Solved: {
      render: render(true),
      parameters,
      play: async ({ canvasElement }) => {
        if (!puzzle || !slug) return;
        const canvas = within(canvasElement.ownerDocument.body);
        await (final ? giveFinalCode : drive(slug))(canvas, puzzle.solution);
        await expectSolved(canvas);
      },
    },
  };
}
