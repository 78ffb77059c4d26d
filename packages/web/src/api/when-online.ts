/**
 * Code waits for the network as answers do: browsers remember, for as long as the page lives, that a file of
 * code could not be fetched.
 */

/** The last one is repeated. */
const WAITS_MS = [250, 1_000, 4_000] as const;
const HERE = import.meta.url;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Whatever the answer is. */
const isReached = () =>
  fetch(HERE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Resolves at once while the device is online, else when it is again and reaches where the code is from. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  // Devices say so before their network is there
  for (let tries = 0; !(await isReached()); tries++) await pause(WAITS_MS[tries] ?? WAITS_MS[2]);
}
