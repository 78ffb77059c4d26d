/** Figures on a page against what the API answered it. */
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { type Compared, compareFigures } from './compare-figures.ts';
import type { Shown } from './permitted-figures.ts';

/** Answers that come in parts, as the browser gets them: it has no whole one of a stream. */
async function watchStreams(page: Page): Promise<() => readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const streams = new Map<string, Buffer[]>();
  session.on('Network.responseReceived', ({ requestId, response: { url, mimeType } }) => {
    if (!url.includes('/api/v0/') || mimeType !== 'application/x-ndjson') return;
    const parts: Buffer[] = [];
    streams.set(requestId, parts);
    void session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => parts.unshift(Buffer.from(bufferedData, 'base64')),
      // It has ended, or the page was left
      () => undefined,
    );
  });
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (data) streams.get(requestId)?.push(Buffer.from(data, 'base64'));
  });
  await session.send('Network.enable');
  return () => [...streams.values()].map((parts) => Buffer.concat(parts).toString());
}

/** Whom the flights of an address are for. */
function shownAt(url: string): Shown {
  const { pathname, searchParams } = new URL(url);
  const count = (who: string) => Number(searchParams.get(who) ?? 0);
  const adults = Math.max(1, count('adults'));
  const others = count('children') + count('seatedInfants');
  const isAdults = others + count('lapInfants') === 0;
  return { path: pathname, travelers: isAdults ? adults : 1, seats: adults + others };
}

/** From now on; `compare` is called once what's to be compared is on the page. */
export async function watchFigures(page: Page) {
  const answers: string[] = [];
  const streamed = await watchStreams(page);
  // One that a page leaves never ends
  const note = (response: Response): void => {
    if (!response.url().includes('/api/v0/')) return;
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  };
  page.on('response', note);
  const answered = (): readonly string[] => [...answers, ...streamed()];
  /** Without the scales of drawings, which are round numbers near the amounts. */
  const shown = async (): Promise<string> => {
    const scales = await page.locator('main svg[role="img"] text').allTextContents();
    const texts = await page.locator('main, [role="dialog"]').allInnerTexts();
    const lines = texts.join('\n').split('\n');
    for (const scale of scales) {
      const place = lines.indexOf(scale);
      if (place >= 0) lines.splice(place, 1);
    }
    return lines.join('\n');
  };
  const read = async (): Promise<Compared> => {
    const readerZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    return compareFigures(await shown(), answered(), { readerZone, page: shownAt(page.url()) });
  };
  return {
    read,
    shown,
    answered,
    compare: async (where: string): Promise<void> => {
      await expect.poll(async () => (await read()).unknown, { message: where }).toEqual([]);
      expect((await read()).count, `${where} has figures`).toBeGreaterThan(0);
    },
    /** Of a paper or a mail that belongs to the page. */
    compareText: async (where: string, text: string): Promise<void> => {
      const compared = () => compareFigures(text, answered());
      await expect.poll(() => compared().unknown, { message: where }).toEqual([]);
      expect(compared().count, `${where} has figures`).toBeGreaterThan(0);
    },
    stop: () => void page.off('response', note),
  };
}
