/**
 * Counts how often each bit is set over many masks. Fifteen masks at a time are added in four planes of
 * bits at once (carry-save), which costs a few operations a mask instead of one for each bit that is set.
 */
export type BitCounter = { readonly add: (mask: number) => void; readonly flush: () => void };

export function countBits(totals: Uint32Array): BitCounter {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let held = 0;
  const flush = (): void => {
    for (let bit = 0; bit < totals.length; bit++) {
      totals[bit]! +=
        ((ones >>> bit) & 1) +
        ((twos >>> bit) & 1) * 2 +
        ((fours >>> bit) & 1) * 4 +
        ((eights >>> bit) & 1) * 8;
    }
    ones = twos = fours = eights = held = 0;
  };
  const add = (mask: number): void => {
    let carry = ones & mask;
    ones ^= mask;
    const carry2 = twos & carry;
    twos ^= carry;
    carry = fours & carry2;
    fours ^= carry2;
    eights ^= carry;
    if (++held === 15) flush();
  };
  return { add, flush };
}
