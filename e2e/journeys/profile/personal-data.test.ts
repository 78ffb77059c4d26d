/**
 * A person's own data in the profile: they download it, request that it's erased, see it wait, and take the
 * request back; on a phone in French.
 */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { expectFocus, expectTrap, press } from '../../people/press-keys.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

// Whose data is about to be erased is in the way of other journeys
useOwnProduct(['elena']);
const visit = useVisits();
const WAYS = [
  { width: 1440, language: 'en', scheme: 'light' },
  { width: 390, language: 'fr', scheme: 'dark' },
] as const;

const part = ({ page, words }: Visit) =>
  page.getByRole('region', { name: words.text('profileData.title'), exact: true });

async function expectGood({ page }: Visit, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await findViolations(page), what).toEqual([]);
  expect(await overflowOf(page), what).toBe(0);
}

/** Its texts, by path. */
async function download(v: Visit): Promise<ReadonlyMap<string, string>> {
  const saving = v.page.waitForEvent('download');
  await part(v)
    .getByRole('button', { name: v.words.text('profileData.export.button') })
    .click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(v.words.text('profileData.export.file'));
  const files = unzipSync(new Uint8Array(await readFile(await saved.path())));
  return new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test.each(WAYS)(
  'their data is downloaded, its erasure requested and taken back, at $width in $language',
  async (view) => {
    const v = await visit({ person: 'elena', ...view });
    const { page, home, words, open } = v;
    expect((await callApi(home, 'PUT', '/session/locale', { locale: view.language })).status).toBe(200);
    await open('/profile/?section=contact-info');
    const button = (id: string) => part(v).getByRole('button', { name: words.text(id), exact: true });
    const erase = button('profileData.erase.button');
    await erase.waitFor();
    await expectGood(v, 'nothing requested');

    const files = await download(v);
    expect(files.get('index.html')).toContain(`<html lang="${view.language}`);
    expect(files.get('index.html')).toContain('Ruiz');
    const [customer] = JSON.parse(files.get('data/customers.json') ?? '[]') as { last_name: string }[];
    expect(customer?.last_name).toBe('Ruiz');

    await press(page, erase);
    const question = page.getByRole('dialog');
    await question.getByText(words.text('profileData.erase.ask.text')).waitFor();
    await expectTrap(page, question, erase);
    await press(page, erase);
    const yes = question.getByRole('button', { name: words.text('profileData.erase.ask.yes') });
    await yes.click();
    await question.getByText(words.text('profileData.erase.ask.tick.missing')).waitFor();
    await expectGood(v, 'the question');
    await question.getByRole('checkbox').check();
    await press(page, yes);

    const waiting = part(v).getByText(words.like('profileData.erase.waiting'));
    await waiting.waitFor();
    expect(await erase.count()).toBe(0);
    await expectFocus(page, part(v).getByRole('heading', { name: words.text('profileData.erase.title') }));
    await expectGood(v, 'it waits');
    await page.reload();
    await waiting.waitFor();

    await press(page, button('profileData.erase.withdraw'));
    await part(v).getByText(words.text('profileData.erase.kept')).waitFor();
    await erase.waitFor();
    await expectFocus(page, part(v).getByRole('heading', { name: words.text('profileData.erase.title') }));
    await expectGood(v, 'taken back');
  },
);

test('a request that doesn’t arrive is said, changes nothing, and can be sent again', async () => {
  const v = await visit({ person: 'elena' });
  const { page, home, words, open } = v;
  expect((await callApi(home, 'PUT', '/session/locale', { locale: 'en' })).status).toBe(200);
  await open('/profile/?section=contact-info');
  await page.route('**/personal-data/erasure', (route) => route.abort());
  await part(v)
    .getByRole('button', { name: words.text('profileData.erase.button') })
    .click();
  const question = page.getByRole('dialog');
  await question.getByRole('checkbox').check();
  const yes = question.getByRole('button', { name: words.text('profileData.erase.ask.yes') });
  await yes.click();
  await question.getByText(words.text('profileData.erase.failed')).waitFor();
  await page.unroute('**/personal-data/erasure');
  await yes.click();
  const withdraw = part(v).getByRole('button', { name: words.text('profileData.erase.withdraw') });
  await withdraw.waitFor();

  await page.route('**/personal-data/erasure', (route) => route.abort());
  await withdraw.click();
  await part(v).getByText(words.text('profileData.erase.withdraw.failed')).waitFor();
  await page.unroute('**/personal-data/erasure');
  await withdraw.click();
  await part(v).getByText(words.text('profileData.erase.kept')).waitFor();
});
