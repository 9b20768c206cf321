import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `web/${file.replaceAll('\\', '/')}`,
);

/** Shared components shown by other stories, and where. */
const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'PageTitle.tsx': 'it stands in the head of the document, every screen has one',
  'ScreenTitle.tsx': 'every screen has one',
  'Spoken.tsx': 'it is heard, and shown to nobody',
  'icons.tsx': 'the foundations show the icons',
  'typography.tsx': 'it sets texts and draws nothing of its own',
};

/** Addresses without their own screen, and their targets. */
const LEADS_ELSEWHERE: Readonly<Record<string, string>> = {
  '/c/:campaign': 'the landing page',
  '/cgu': 'the terms of use',
  '/home/app/*': 'the hub',
  '/home/app/messages': 'the same list as /home/messages',
  '/home/app/documents': 'the same list as /document',
};

/** Screens without a story for a small phone. */
const NOT_SMALL: Readonly<Record<string, string>> = {
  'Cancellation.stories.tsx': 'lies for a second over any screen, which has one',
  'LogoutPage.stories.tsx': 'only what waits is seen, and Loading has one',
  'Live.stories.tsx': 'shows what friends do on screens that have one',
};

const screenStories = files.filter(
  (file) => file.endsWith('.stories.tsx') && read(file).includes('stage/screen.tsx'),
);

function componentsWithoutStory(components: readonly string[]): readonly string[] {
  const names = components.map((file) => basename(file));
  return names.filter(
    (name) => !name.includes('.stories.') && !names.includes(name.replace('.tsx', '.stories.tsx')),
  );
}

/** Every address in a route table. */
const addressesOf = (routes: string): readonly string[] =>
  [...routes.matchAll(/path(?:="|: ')([^"']+)["']|^ {2}'(\/[^']*)': /gm)].map(
    ([, path, key]) => path ?? key ?? '',
  );

/** Every address that a story renders; an interpolated value counts as one segment. */
const visitedIn = (stories: string): readonly string[] =>
  [...stories.matchAll(/[`'](\/[^`'?]*)[^`']*[`']/g)].map(([, path]) =>
    (path ?? '').replace(/\$\{.*?\}/g, 'x'),
  );

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);

/** A wildcard route is covered only by an address that no other route matches. */
function routesWithoutStory(routes: readonly string[], visited: readonly string[]): readonly string[] {
  const exact = routes.filter((path) => !path.includes('*')).map(pattern);
  const others = visited.filter((address) => !exact.some((one) => one.test(address)));
  return routes.filter(
    (path) => !(path.includes('*') ? others : visited).some((address) => pattern(path).test(address)),
  );
}

const routes = files.filter((file) => /routes\.tsx$/i.test(file)).flatMap((file) => addressesOf(read(file)));
const visited = screenStories.flatMap((file) => visitedIn(read(file)));

describe('the completeness of the stories', () => {
  it('includes a story beside every shared component', () => {
    const missing = componentsWithoutStory(
      files.filter((file) => /^web\/components\/(?!engravings\/)([a-z]+\/)?[^/]+\.tsx$/.test(file)),
    );
    expect([...missing].sort()).toEqual(Object.keys(SEEN_ELSEWHERE).sort());
  });

  it('includes a story for every address of the site, the game and the staff screens', () => {
    expect(routes.length).toBeGreaterThan(35);
    expect([...routesWithoutStory(routes, visited)].sort()).toEqual(Object.keys(LEADS_ELSEWHERE).sort());
  });

  it('includes a story on a small phone for every screen', () => {
    const missing = screenStories
      .filter((file) => !read(file).includes('export const SmallScreen'))
      .map((file) => basename(file));
    expect(missing).toEqual(Object.keys(NOT_SMALL));
  });
});
