/**
 * Questions that are many to the engine (airports times airports, slice after slice) are answered in turns:
 * between two of them other questions may be put to it. Each learns whether that was so, as what the engine
 * noted for it is then gone.
 */
export type Turns<V> = Generator<undefined, V, boolean>;

/** All turns in a row. */
export function atOnce<V>(turns: Turns<V>): V {
  for (;;) {
    const step = turns.next(false);
    if (step.done) return step.value;
  }
}

/** `pause`: undefined where one may go on; else when others have had their turn. */
export async function inSlices<V>(turns: Turns<V>, pause: () => Promise<void> | undefined): Promise<V> {
  for (let step = turns.next(false); ; ) {
    if (step.done) return step.value;
    const others = pause();
    if (others) await others;
    step = turns.next(others !== undefined);
  }
}
