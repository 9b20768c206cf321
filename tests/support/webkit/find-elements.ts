/** A name in serialisable form. */
export type Wanted =
  | { readonly text: string; readonly exact: boolean }
  | { readonly pattern: string; readonly flags: string };

/** One step of a query such as « the link “Messages” in the navigation “Applications” ». */
export type Narrowing =
  | { readonly by: 'role'; readonly role: string; readonly name: Wanted | null }
  | { readonly by: 'label' | 'text'; readonly name: Wanted }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'containing'; readonly text: string }
  | { readonly by: 'first' }
  | { readonly by: 'or'; readonly other: Query };

export type Query = readonly Narrowing[];

type Lookup = (
  container: Element,
  wanted: unknown,
  options?: { name?: (name: string) => boolean },
) => Element[];

interface TestingLibrary {
  readonly queryAllByRole: Lookup;
  readonly queryAllByLabelText: Lookup;
  readonly queryAllByText: Lookup;
}

/**
 * Runs in the page with Testing Library: returns the elements of a query, by roles and names as Playwright's
 * locators do. It is sent as source text, so it must not use anything outside of the function.
 */
export function findElements(query: Query): Element[] {
  const library = (window as unknown as { TestingLibraryDom: TestingLibrary }).TestingLibraryDom;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const says = (wanted: Wanted) => (text: string | null) => {
    const read = plain(text ?? '');
    if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(read);
    return wanted.exact
      ? read === plain(wanted.text)
      : read.toLowerCase().includes(plain(wanted.text).toLowerCase());
  };
  const narrow = (found: Element[], step: Narrowing): Element[] => {
    const within = (look: (container: Element) => Iterable<Element>) => [
      ...new Set(found.flatMap((one) => [...look(one)])),
    ];
    if (step.by === 'first') return found.slice(0, 1);
    if (step.by === 'or') return [...new Set([...found, ...findElements(step.other)])];
    if (step.by === 'css') return within((one) => one.querySelectorAll(step.selector));
    if (step.by === 'containing')
      return found.filter(({ textContent }) => says({ text: step.text, exact: false })(textContent));
    if (step.by === 'role')
      return within((one) =>
        library.queryAllByRole(one, step.role, step.name ? { name: says(step.name) } : {}),
      );
    const lookup = step.by === 'label' ? library.queryAllByLabelText : library.queryAllByText;
    return within((one) => lookup(one, says(step.name)));
  };
  return query.reduce(narrow, [document.documentElement]);
}
