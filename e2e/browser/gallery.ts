/** The gallery of components in a real browser, one for a test file: how they answer keys and readers. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './launch.ts';

const CONFIG = join(import.meta.dirname, '../../packages/ui/gallery/vite.config.ts');

/** Returns how to get the page, which is opened once: each test leaves it as the next may find it. */
export function useGallery(): () => Page {
  let server: ViteDevServer;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const settings = { host: '127.0.0.1', port: 0, hmr: false, watch: null };
    server = await createServer({ configFile: CONFIG, logLevel: 'error', server: settings });
    await server.listen();
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.locator('.calendar').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return () => page;
}
