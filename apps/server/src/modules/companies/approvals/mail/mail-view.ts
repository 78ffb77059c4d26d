/** What the mail about a request is built from, read once for all who get it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { Tx } from '#workflow/saga.ts';
import { readCovers, readMembers } from '../people/store.ts';
import { barredFrom, type Request, type StoredStep } from '../requests/request.ts';
import { readOfTrip } from '../requests/store.ts';

type MailView = {
  /** What a person is called; their subject where nobody is. */
  readonly nameFor: (subject: string) => string;
  /** The accounts of who may decide the open step: its approver and their deputies; or of who decided. */
  readonly deciders: readonly CustomerId[];
  /** The parts of its trip. */
  readonly ofTrip: Awaited<ReturnType<typeof readOfTrip>>;
};

/** `open`: left out where the mail is about what was decided. Who has never signed in has no account. */
export async function readMailView(
  tx: Tx,
  request: Request,
  { steps, open }: { readonly steps: readonly StoredStep[]; readonly open: StoredStep | undefined },
  at: Instant,
): Promise<MailView> {
  const members = await readMembers(tx, request);
  const subjects = open
    ? await readEntitled(tx, request, open, at)
    : steps.flatMap(({ decidedBy }) => decidedBy ?? []);
  return {
    nameFor: (subject) => members.find((each) => each.subject === subject)?.name ?? subject,
    deciders: members.flatMap(({ subject, customerId }) =>
      customerId && subjects.includes(subject) ? [customerId] : [],
    ),
    ofTrip: await readOfTrip(tx, request),
  };
}

async function readEntitled(
  tx: Tx,
  request: Request,
  { approver }: StoredStep,
  at: Instant,
): Promise<readonly string[]> {
  const covers = await readCovers(tx, request, at);
  const deputies = covers.filter((cover) => cover.approver === approver).map(({ deputy }) => deputy);
  const barred = barredFrom(request);
  return [approver, ...deputies].filter((subject) => !barred.includes(subject));
}
