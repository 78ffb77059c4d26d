/** `npm run notices`: lists what card processors sent, open ones first; works one again. */
import { listNotices, replayNotice } from '../apps/server/src/modules/money/notices/store.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';

const SHOWN = 50;
offerHelp(import.meta);

await asTool(async () => {
  const [command, noticeId, ...more] = process.argv.slice(2);
  if (more.length > 0 || (command !== undefined && (command !== 'replay' || !noticeId)))
    throw new Error(helpOf('notices'));
  await usePortal(async (db) => {
    if (noticeId === undefined) return void console.table(await listNotices(db, SHOWN));
    if (!(await replayNotice(db, noticeId))) throw new Error(`no notice ${noticeId}`);
    console.log(`${noticeId} is worked again within seconds`);
  });
});
