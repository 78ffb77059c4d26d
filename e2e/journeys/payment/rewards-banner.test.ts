/** The rewards banner (A §2.4): its sentence word for word, and where it shows. */
import { expect, test } from 'vitest';
import { useVisits, WIDTHS } from '../../people/visit.ts';

const visit = useVisits();

test.each(WIDTHS)(
  'speaks of the best account everywhere, on the profile only on desktop: %i',
  async (width) => {
    const maya = await visit({ width });
    const { page, words, open } = maya;
    const banner = page.getByRole('complementary', { name: words.text('shell.banner.label') });
    await open('/');
    await expect
      .poll(() => banner.innerText())
      .toBe(
        'Hi Maya, earn 3X miles on flights and 4X on hotels and rental cars ' +
          'when you book with your Harbor Summit account.',
      );
    await open('/profile/?section=contact-info');
    await page.getByRole('heading', { name: words.text('profile.section.contact-info') }).waitFor();
    await expect.poll(() => banner.count()).toBe(maya.isPhone ? 0 : 1);
  },
);

test('names the last four of a card of which a company has several', async () => {
  const { page, words, open } = await visit({ person: 'daniel' });
  await open('/');
  const banner = page.getByRole('complementary', { name: words.text('shell.banner.label') });
  await expect
    .poll(() => banner.innerText())
    .toMatch(/^Hi Daniel, earn .+ your Fleet Business account ending in \d{4}\.$/);
});

test.each(['en', 'fr'] as const)(
  'leaves a phone its room: one line that a tap opens, in %s',
  async (language) => {
    const { open, page } = await visit({ width: 390, language });
    await open('/wallet');
    const sentence = page.locator('.rewards-banner .appear');
    await sentence.waitFor();
    const lines = async () => ((await sentence.boundingBox())?.height ?? 0) / 20;
    expect(await lines()).toBeLessThanOrEqual(1);
    await page.locator('.rewards-banner__more').click();
    await expect.poll(lines).toBeGreaterThan(1);
  },
);
