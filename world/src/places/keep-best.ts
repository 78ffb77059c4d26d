/** The first so many rows by a score, lowest first, without sorting all that are found. */
export function keepBest(most: number) {
  const rows: number[] = [];
  const scores: number[] = [];
  const totals: number[] = [];
  return {
    add(row: number, score: number, totalMinor: number): void {
      if (rows.length === most && (most === 0 || !isBetter(score, row, scores[most - 1]!, rows[most - 1]!)))
        return;
      let at = rows.length;
      while (at > 0 && isBetter(score, row, scores[at - 1]!, rows[at - 1]!)) at--;
      rows.splice(at, 0, row);
      scores.splice(at, 0, score);
      totals.splice(at, 0, totalMinor);
      if (rows.length > most) {
        rows.pop();
        scores.pop();
        totals.pop();
      }
    },
    list: () => rows.map((row, index) => ({ row, totalMinor: totals[index]!, rank: scores[index]! })),
  };
}

const isBetter = (score: number, row: number, other: number, otherRow: number): boolean =>
  score < other || (score === other && row < otherRow);
