/** `fetch` with progress while sending, which `fetch` itself doesn't report. */
type Upload = {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: 'include' | 'same-origin';
  readonly body?: BodyInit | null;
  readonly signal?: AbortSignal | null;
};

/** `onProgress`: how much was sent, from 0 to 1. Rejects like `fetch`: no answer, or aborted. */
export const upload = (url: string, init: Upload, onProgress: (share: number) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { method = 'POST', headers, credentials, body, signal } = init;
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { response, status, statusText } = request;
      resolve(new Response(response, { status, statusText, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      })
      .filter(([name]) => name !== ''),
  );
