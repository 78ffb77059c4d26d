/**
 * The address to start a worker from. A browser starts none of another origin, so that a page which is a
 * guest elsewhere starts one of the host's own that fetches the code.
 */
export const ownWorkerUrl = (url: URL, origin: string): string =>
  url.origin === origin
    ? url.href
    : URL.createObjectURL(new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' }));
