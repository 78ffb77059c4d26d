/**
 * Counts how often each bit is set over `count` masks. Fifteen masks at a time are added in four planes of
 * bits at once (carry-save), which costs a few operations a mask instead of one for each bit that is set.
 */
export function countBits(masks: Uint32Array, count: number, totals: Uint32Array): void {
  for (let from = 0; from < count; from += 15) {
    const to = Math.min(count, from + 15);
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    for (let i = from; i < to; i++) {
      const mask = masks[i]!;
      const carry1 = ones & mask;
      ones ^= mask;
      const carry2 = twos & carry1;
      twos ^= carry1;
      const carry4 = fours & carry2;
      fours ^= carry2;
      eights ^= carry4;
    }
    for (let bit = 0; bit < totals.length; bit++) {
      totals[bit]! +=
        ((ones >>> bit) & 1) +
        ((twos >>> bit) & 1) * 2 +
        ((fours >>> bit) & 1) * 4 +
        ((eights >>> bit) & 1) * 8;
    }
  }
}
