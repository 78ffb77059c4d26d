/** The bank's page in the place of the fields, until its holder has answered. What was typed stays. */
import { type Language, TEXTS } from './texts.ts';

/** What the bank's page posts once it's answered. */
const isOver = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'sojourn-card-check/1';

export function askBank(form: HTMLFormElement, path: string, locale: Language): Promise<void> {
  const frame = document.createElement('iframe');
  frame.className = 'bank';
  frame.title = TEXTS[locale].bank;
  frame.src = path;
  form.hidden = true;
  document.body.append(frame);
  return new Promise((resolve) => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !isOver(data)) return;
      removeEventListener('message', onMessage);
      frame.remove();
      form.hidden = false;
      resolve();
    };
    addEventListener('message', onMessage);
  });
}
