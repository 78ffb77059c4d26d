/** Undoes a transaction that finds its change answered by somebody else. */
export class Taken extends Error {}

export function undefinedIfTaken(error: unknown): undefined {
  if (error instanceof Taken) return undefined;
  throw error;
}
