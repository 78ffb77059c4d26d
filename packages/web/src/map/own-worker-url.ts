/**
 * The address to start a worker from. A browser starts none of another origin, so that a page which is a
 * guest elsewhere reads the code, which must import nothing, and starts it as the host's own.
 */
export async function ownWorkerUrl(
  url: URL,
  origin: string,
  read: (href: string) => Promise<string>,
): Promise<string> {
  if (url.origin === origin) return url.href;
  return URL.createObjectURL(new Blob([await read(url.href)], { type: 'text/javascript' }));
}
