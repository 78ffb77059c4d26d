/**
 * Code waits for the network as answers do: browsers remember, for as long as the page lives, that a file of
 * code could not be fetched.
 */

/** The last one is repeated. */
const WAITS_MS = [250, 1_000, 4_000, 15_000] as const;
const HERE = import.meta.url;

/** True when the device comes online within that time. */
const isOnlineWithin = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isOnline: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      resolve(isOnline);
    };
    const onOnline = () => end(true);
    const timer = setTimeout(() => end(false), ms);
    window.addEventListener('online', onOnline);
  });
/** Whatever the answer is. */
const isReached = () =>
  fetch(HERE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Resolves at once while the device is online, else when it reaches where the code is from. That is tried
 * whatever the device says, less and less often: some say offline for ever behind a network of their own, and
 * others online before their network is there.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  let tries = 0;
  while (!(await isReached())) tries = (await isOnlineWithin(WAITS_MS[tries] ?? WAITS_MS[3])) ? 0 : tries + 1;
}
