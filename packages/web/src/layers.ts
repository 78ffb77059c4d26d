/**
 * What belongs to a page as a whole, while several mounts on it may each have their own: the last that was
 * put counts, and the one before when it is taken away again, in whatever order.
 */
export type Layers<Value> = {
  /** Returns how to take it away; twice is harmless. */
  readonly put: (value: Value) => () => void;
  readonly top: () => Value | undefined;
  /** The last comes last. */
  readonly all: () => readonly Value[];
};

export function createLayers<Value>(): Layers<Value> {
  let layers: readonly { readonly value: Value }[] = [];
  return {
    put: (value) => {
      const mine = { value };
      layers = [...layers, mine];
      return () => {
        layers = layers.filter((each) => each !== mine);
      };
    },
    top: () => layers.at(-1)?.value,
    all: () => layers.map(({ value }) => value),
  };
}
