/**
 * A real Chromium for journeys, screenshots and measurements, with flags of our own: none weakens its
 * security.
 */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { pageScript } from '../../tools/testing/test-day.ts';
import { unpackChromium } from './unpack-chromium.ts';

type Found = { readonly program: string; readonly environment?: Record<string, string> };

/**
 * In this order: the one that is asked for; the one in our packages, which has no windows to keep and so
 * takes half the processor time of a whole one; Playwright's; the system's.
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): Found {
  const configured = environment.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH: there is no program at ${configured}`);
    return { program: configured };
  }
  const program = [chromium.executablePath(), '/usr/bin/chromium'].find((path) => existsSync(path));
  const found = unpackChromium() ?? (program && { program });
  if (!found) throw new Error('CHROMIUM_PATH: no browser was found; name one');
  return found;
}

export const FLAGS = [
  // Nothing leaves the machine
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pings',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--no-first-run',
  // The map draws with WebGL; without a graphics card in software
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Everything else is drawn without it, in half the time
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  // The same picture on every machine
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Containers give /dev/shm 64 MB
  '--disable-dev-shm-usage',
];

/** `more` are further flags. Its pages live on the day of the test run. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await startBrowser(more);
  const script = pageScript();
  if (script === null) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(script);
    return context;
  };
  return browser;
}

async function startBrowser(more: readonly string[]): Promise<Browser> {
  const { program, environment } = findBrowser();
  const start = (sandbox: boolean): Promise<Browser> =>
    chromium.launch({
      executablePath: program,
      args: [...FLAGS, ...more],
      chromiumSandbox: sandbox,
      env: { ...(process.env as Record<string, string>), ...environment },
    });
  if (process.getuid?.() === 0) return start(false);
  try {
    return await start(true);
  } catch (error) {
    // Some kernels and containers forbid an ordinary user the namespaces that the sandbox is made of
    if (!/sandbox|namespace|zygote/i.test(String(error))) throw error;
    return start(false);
  }
}
