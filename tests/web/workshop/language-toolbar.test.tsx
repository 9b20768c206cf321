// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import preview from '../../../.storybook/preview.ts';
import { typeset } from '../../../web/components/text/typography.tsx';
import { useWords } from '../../../web/words/use-words.ts';
import { inLanguage, loadLanguage } from '../../../web/workshop/language/in-language.tsx';
import { speakEnglish } from '../../../web/workshop/language/pseudo-catalogues.tsx';

/** A screen with a sentence of the catalogue, and one of a city. */
function Sample() {
  return (
    <p>
      {useWords('game').waiting.send} {typeset('Ah!')}
    </p>
  );
}

const { toolbar } = (preview.globalTypes ?? {})['language'] as {
  readonly toolbar: { readonly items: readonly { readonly value: string }[] };
};

/** What the workshop shows once the toolbar says this language. */
async function shown(language: string): Promise<string> {
  const context = { globals: { language } };
  await loadLanguage(context as unknown as Parameters<typeof loadLanguage>[0]);
  const Story = () => inLanguage(Sample, context as unknown as Parameters<typeof inLanguage>[1]);
  render(<Story />);
  return `${document.documentElement.lang}: ${screen.getByRole('paragraph').textContent}`;
}

describe('the language in the toolbar of the workshop', () => {
  // The files of a worker share the catalogues.
  afterAll(speakEnglish);

  it('is set for every story', () => {
    expect(preview.loaders).toContain(loadLanguage);
    expect(preview.decorators).toContain(inLanguage);
    expect(toolbar.items.map(({ value }) => value)).toEqual(['fr', 'en', 'qps']);
  });

  it.each([
    ['fr', /^fr: Envoyer Ah\u202f!$/],
    ['en', /^en: Send Ah!$/],
    ['qps', /^en: ⟦.+⟧ Ah!$/],
  ])('shows %s with its words and its typography', async (language, text) => {
    expect(await shown(language)).toMatch(text);
  });
});
