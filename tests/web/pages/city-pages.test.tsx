import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageComponentMap } from '../../../web/player/pages/components.tsx';
import type { PageComponent } from '../../../web/player/pages/load-page.ts';

const pages = Object.entries(
  import.meta.glob<{ default: PageComponent }>([
    '../../../scenarios/*/*/*.mdx',
    '../../../scenarios/*/*.mdx',
  ]),
);

afterEach(cleanup);

describe.each(pages)('%s', (_path, load) => {
  it('renders with the known components', async () => {
    const { default: Page } = await load();
    const { container } = render(<Page components={pageComponentMap} />);
    expect(container.textContent).not.toBe('');
  });
});
