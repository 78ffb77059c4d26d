/** `npm run alerts`: lists and notes alerts that end protections of trips, or ends those of one trip. */
import {
  endTripProtections,
  listAlerts,
  noteAlert,
} from '../apps/server/src/modules/protecting/protection-endings/note-alert.ts';
import { Refusal } from '../apps/server/src/refusal.ts';
import { endedTrip, newTravelAlert } from '../packages/contract/src/travel-alerts.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';
import { type Operator, watchOperator } from './start/watch-operator.ts';

offerHelp(import.meta);

const EVENTS: Readonly<Record<string, string>> = {
  government: 'governmentAlert',
  who: 'whoDesignation',
  canceled: 'canceledBySupplier',
  changed: 'changedWithSupplier',
};

const [command, tenant = '', ...words] = process.argv.slice(2);
await asTool(async () => {
  const work = { list, note, end }[command ?? 'list'];
  if (!work) throw new Error(helpOf('alerts'));
  return usePortal(async (db, _, settings) => work(await watchOperator(db, settings)));
});

async function list(operator: Operator): Promise<void> {
  const tenantId = endedTrip.shape.tenantId.safeParse(tenant || 'consumer');
  if (!tenantId.success) throw new Error(helpOf('alerts'));
  await operator.look(tenantId.data, 'alerts.list', { facts: {}, reason: null });
  const alerts = await listAlerts(operator, tenantId.data);
  if (alerts.length === 0) return console.log('no alerts');
  for (const { alertId, event, country, startsOn, endsOn, source, doneAt } of alerts)
    console.log(
      [alertId, event, country, `${startsOn} to ${endsOn ?? '…'}`, doneAt ? 'done' : 'open', source].join(
        '  ',
      ),
    );
}

async function note(operator: Operator): Promise<void> {
  const [event = '', country, startsOn, endsOn, ...source] = words;
  const read = newTravelAlert.safeParse({
    tenantId: tenant,
    event: EVENTS[event],
    country,
    startsOn,
    endsOn: endsOn === 'open' ? null : endsOn,
    source: source.join(' '),
  });
  if (!read.success) throw new Error(helpOf('alerts'));
  const { tenantId, source: reason, ...facts } = read.data;
  const { alertId } = await operator.act(tenantId, 'alerts.note', { facts, reason }, () =>
    noteAlert(operator, read.data, 'operator'),
  );
  console.log(`noted ${alertId}; protections of trips to ${country} end within a minute`);
}

async function end(operator: Operator): Promise<void> {
  const [confirmationCode, event = '', ...reason] = words;
  const given = { tenantId: tenant, confirmationCode, event: EVENTS[event], reason: reason.join(' ') };
  const read = endedTrip.safeParse(given);
  if (!read.success) throw new Error(helpOf('alerts'));
  const { tenantId, reason: why, ...facts } = read.data;
  const { result, ended } = await operator.act(tenantId, 'alerts.end', { facts, reason: why }, () =>
    endTripProtections(operator, read.data, 'operator').catch((error: unknown) => {
      throw error instanceof Refusal ? new Error(`no trip ${confirmationCode}`) : error;
    }),
  );
  if (result === 'Busy')
    return console.log('the trip is being made, changed or canceled; try again in a minute');
  if (ended.length === 0) return console.log('nothing of it ends with that');
  for (const { protection, state, returned } of ended)
    console.log(`${protection} is ${state}; ${returned.amountMinor / 100} ${returned.currency} goes back`);
}
