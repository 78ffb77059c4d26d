/** Homes that are requested from their hosts, and the hosts' own page. */
import { readMail } from '../figures/read-papers.ts';
import { setScenario } from '../hotels/begin-checkout.ts';
import type { Visit } from '../visit.ts';
import { fillHome, findRequestHome, nightsAhead, openHomeCheckout } from './book-home.ts';

const FRENCH_MESSAGE = 'Nous arrivons le matin en train.';

/** Sends a request to a host who doesn't answer by themselves; ends on its page. Returns its id. */
export async function askHost(visit: Visit, days: number): Promise<string> {
  const { page, words, isPhone } = visit;
  const stay = await findRequestHome(visit, nightsAhead(days));
  await openHomeCheckout(visit, [stay]);
  await setScenario(visit, 'home-host-silent');
  await fillHome(visit);
  if (words.language === 'fr') {
    await page.getByRole('textbox', { name: words.within('home.checkout.message') }).fill(FRENCH_MESSAGE);
    await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  }
  const name = isPhone ? 'home.checkout.request.short' : 'home.checkout.request.label';
  await page.getByRole('button', { name: words.text(name), exact: true }).click();
  await page.waitForURL(/\/homes\/requests\/hrq_[^/?]+$/);
  await page.getByRole('heading', { name: words.like('homeRequests.head.waiting.title') }).waitFor();
  await setScenario(visit, null);
  return /hrq_[^/?]+/.exec(page.url())?.[0] ?? '';
}

/** The path of the host's page, as the first of their mails has it. */
export async function hostPath(requestId: string): Promise<string> {
  const mail = await readMail('homeHostNews', requestId);
  const [path = ''] = /\/host\/[\w.-]+/.exec(mail) ?? [];
  return path;
}

/** Opens the host's link and answers, after being asked once more. */
export async function answerAsHost(
  host: Visit,
  path: string,
  answer: 'accept' | 'decline',
  scenario: string | null = null,
): Promise<void> {
  const { page, words, open } = host;
  await open(path);
  await page.getByRole('heading', { level: 1, name: words.like('homeRequests.hostPage.title') }).waitFor();
  await setScenario(host, scenario);
  await page
    .getByRole('button', { name: words.text(`homeRequests.hostPage.${answer}`), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: words.text(`homeRequests.hostPage.${answer}.confirm`), exact: true })
    .click();
  await dialog.waitFor({ state: 'hidden' });
  await setScenario(host, null);
}
