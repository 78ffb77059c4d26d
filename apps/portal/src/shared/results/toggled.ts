/** The items with this one, or without it. */
export const toggled = <Item>(items: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((other) => other !== item);
