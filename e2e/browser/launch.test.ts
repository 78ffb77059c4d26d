import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nowMs } from '@sojourn/domain/testing/today.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../axe.ts';
import { findBrowser, launchBrowser } from './launch.ts';

let browser: Browser;
const PAGE = `<!doctype html><html lang="en"><head><title>t</title></head>
<body><main><h1>Hi</h1><img src="/x.png"><canvas id="c"></canvas></main></body></html>`;
/** A page of a strict policy, and elsewhere an answer that no other origin may read. */
const server = createServer((_, response) => {
  response.setHeader('content-security-policy', "default-src 'self'; script-src 'self'");
  response.setHeader('content-type', 'text/html');
  response.end(PAGE);
});
const at = (host: string): string => `http://${host}:${(server.address() as AddressInfo).port}/`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server.close();
});

test('the browser draws with WebGL', async () => {
  const page = await browser.newPage();
  await page.goto(at('127.0.0.1'));
  const version = await page.evaluate(() => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    return canvas.getContext('webgl2')?.getParameter(WebGL2RenderingContext.VERSION);
  });
  expect(version).toContain('WebGL 2.0');
  await page.close();
});

test('the browser keeps origins apart', async () => {
  const page = await browser.newPage();
  await page.goto(at('127.0.0.1'));
  const other = at('localhost');
  const failed = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    other,
  );
  expect(failed).toBe(true);
  await page.close();
});

test('the accessibility scan runs under a strict policy and finds what is wrong', async () => {
  const page = await browser.newPage();
  await page.goto(at('127.0.0.1'));
  expect((await findViolations(page)).map(({ rule }) => rule)).toEqual(['image-alt']);
  await page.close();
});

test('a browser that is asked for and missing is named by its setting', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH: there is no program',
  );
});

test('pages and their frames live on the day of the run', async () => {
  const before = process.env.TEST_CLOCK_AHEAD_MS;
  const aheadMs = 400 * 86_400_000;
  const expectedMs = nowMs() - Number(before ?? 0) + aheadMs;
  process.env.TEST_CLOCK_AHEAD_MS = String(aheadMs);
  const ahead = await launchBrowser();
  try {
    const page = await ahead.newPage();
    await page.goto(at('127.0.0.1'));
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), { src: '/framed' });
      return new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
    });
    expect(page.frames()).toHaveLength(2);
    for (const frame of page.frames()) {
      const seenMs = (await frame.evaluate('Date.now()')) as number;
      // Within an hour: the machine may be busy
      expect(Math.abs(seenMs - expectedMs)).toBeLessThan(3_600_000);
    }
  } finally {
    await ahead.close();
    if (before === undefined) delete process.env.TEST_CLOCK_AHEAD_MS;
    else process.env.TEST_CLOCK_AHEAD_MS = before;
  }
});
