// Copies of a list with one change.

export const without = <Item>(list: readonly Item[], at: number): Item[] =>
  list.filter((_item, index) => index !== at);

export const inserted = <Item>(list: readonly Item[], at: number, item: Item): Item[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

export const replaced = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((one, index) => (index === at ? item : one));

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  return item === undefined ? [...list] : inserted(without(list, from), to, item);
}
