import { describe, expect, it } from 'vitest';
import { pictureOrder } from '../../../engine/puzzles/picture-order.ts';
import { pictureToggles } from '../../../engine/puzzles/picture-toggles.ts';
import { contextWith } from './context.ts';

const order = pictureOrder.examples.config;
const toggles = pictureToggles.examples.config;

describe('pictures', () => {
  it('are sent to the screen by position, without ids', () => {
    const [first, ...others] = order.pictures;
    const labelled = first ? { ...order, pictures: [{ ...first, label: 'Fer' }, ...others] } : order;
    expect(pictureOrder.toPublic(labelled, contextWith({})).pictures).toEqual([
      { id: '1', address: '/media/gravure-1.svg', alt: 'Deux bras de fer recourbés', label: 'Fer' },
      { id: '2', address: '/media/gravure-2.svg', alt: 'Un cadran et ses aiguilles' },
      { id: '3', address: '/media/gravure-3.svg', alt: 'Une margelle de pierre' },
    ]);
    const shown = JSON.stringify([
      pictureOrder.toPublic(order, contextWith({})),
      pictureToggles.toPublic(toggles, contextWith({})),
    ]);
    expect(shown).not.toMatch(/ancre|horloge|puits|solution/u);
  });

  it('are all available from the start, each file once', () => {
    const twice = {
      ...toggles,
      pictures: toggles.pictures.map((picture) => ({ ...picture, medium: 'gravure.svg' })),
    };
    expect(pictureToggles.media(twice)).toEqual({ always: ['gravure.svg'], onceRecognised: [] });
  });

  it('in order accept the screen’s positions and the writer’s ids', () => {
    expect(pictureOrder.solve(order)).toBe('2-3-1');
    expect(pictureOrder.parseAnswer(order, '2-3-1')).toEqual(
      pictureOrder.parseAnswer(order, 'horloge-puits-ancre'),
    );
  });

  it('to select accept any order, read in the screen’s order', () => {
    expect(pictureToggles.solve(toggles)).toBe('1-3');
    expect(pictureToggles.parseAnswer(toggles, '3-1')).toEqual({ ok: true, answer: ['ancre', 'puits'] });
  });

  it('to select require at least one', () => {
    expect(pictureToggles.parseAnswer(toggles, '')).toEqual({
      ok: false,
      message: ['needsPicture'],
    });
  });
});

describe('a reply about the order of two pictures', () => {
  it.each(['puits avant horloge', 'Puits avant Horloge'])('« %s » is read', (typed) => {
    const pattern = pictureOrder.replyPattern?.(order, typed);
    expect(
      [
        ['puits', 'ancre', 'horloge'],
        ['horloge', 'puits', 'ancre'],
      ].map((answer) => pattern?.meets(answer)),
    ).toEqual([true, false]);
  });

  it.each([
    'puits avant phare',
    'puits après horloge',
    'puits avant',
    'puits',
    'puits avant horloge avant ancre',
  ])('« %s » is invalid', (typed) => {
    expect(pictureOrder.replyPattern?.(order, typed)).toBeNull();
  });
});
