import { test } from 'vitest';
import { openResults } from '../people/find-stay.ts';
import { useVisits } from '../people/visit.ts';

const visit = useVisits();
test('x', async () => {
  const v = await visit({});
  const t = Date.now();
  await openResults(v, '&scenario=search-timeout');
  for (let i = 0; i < 6; i++) {
    await v.page.waitForTimeout(2000);
    console.log(
      Date.now() - t,
      (await v.page.locator('.results__list').innerText()).slice(0, 600).replace(/\n+/g, ' | '),
    );
  }
  await v.page.screenshot({ path: '/tmp/x.png' });
});
