import { describe, expect, it } from 'vitest';
import { hexOf, inkOf } from '../../../web/studio/look/InkSliders.tsx';
import { inksIn, tokensText } from '../../../web/studio/look/tokens.ts';
import { shownScreens } from '../../../web/studio/look/LookView.tsx';

const inks = { onPaper: '#8f240c', onNight: '#ff9479' };

describe('an ink by sliders', () => {
  it.each(['#8f240c', '#ff9479', '#000000', '#ffffff', '#808080'])('%s stays the same colour', (hex) => {
    expect(hexOf(inkOf(hex))).toBe(hex);
  });

  it('that no screen shows becomes the nearest one that a screen does', () => {
    expect(hexOf({ lightness: 0.9, vividness: 0.3, hue: 25 })).toMatch(/^#ff[c-e][0-9a-f]/);
  });
});

describe('a file of design tokens', () => {
  it('holds both inks, and gives them back', () => {
    expect(inksIn(tokensText(inks))).toEqual(inks);
  });

  it('of an older tool, or with components alone, is read as well', () => {
    const onNight = { $value: { colorSpace: 'srgb', components: [1, 0.5804, 0.4745] } };
    expect(inksIn(JSON.stringify({ accent: { onPaper: { $value: '#8F240C' }, onNight } }))).toEqual(inks);
  });

  it.each([
    '',
    '[]',
    '{"accent": null}',
    '{"accent": {"onPaper": {"$value": "#8f240c"}}}',
    '{"accent": {"onPaper": 3, "onNight": "rouge"}}',
  ])('that lacks one is refused: %s', (text) => {
    expect(inksIn(text)).toBeNull();
  });
});

describe('the ten screens', () => {
  const column = {
    key: 'a',
    step: 'B',
    route: '',
    before: null,
    taken: [],
    chosen: {},
    helpAt: [],
    withHelp: {},
    withAllAsidesSolved: {},
  };
  const phone = {
    taken: [],
    chosen: {},
    route: '',
    asked: [],
    step: 'B',
    clueIndex: 0,
    arrival: '',
    puzzle: '',
  };
  const papers = Array.from({ length: 8 }, (_, index) => [`message/m${index}`, '']);
  const there = Object.fromEntries([...papers, ['document/carte', ''], ['medium/son', '']]) as Record<
    string,
    string
  >;

  it('are the desk and its lists, then the latest papers of the telephone’s step', () => {
    const shown = shownScreens({ things: [], columns: [{ ...column, there }] }, phone);
    expect(shown).toHaveLength(10);
    expect(shown.slice(5)).toEqual([
      '/document/carte',
      '/home/messages/m7',
      '/home/messages/m6',
      '/home/messages/m5',
      '/home/messages/m4',
    ]);
  });

  it('are those that everybody has where the telephone stands nowhere', () => {
    expect(shownScreens({ things: [], columns: [] }, null)).toHaveLength(5);
  });
});
