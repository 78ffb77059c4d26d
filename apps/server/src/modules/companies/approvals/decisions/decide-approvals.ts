/**
 * An approver's decisions about the parts of a trip, in one step. They're committed together; a part that
 * changed in the meantime says so, and the others are decided all the same.
 */
import type { DecidedParts } from '@sojourn/contract/approvals.ts';
import type { InputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { Refusal, refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { carryOut } from '../carry-out.ts';
import { type ApprovalDeps, companyOf } from '../deps.ts';
import type { Company } from '../people/store.ts';
import type { Request, StoredStep } from '../requests/request.ts';
import { findInCompany, lockInCompany, readSteps } from '../requests/store.ts';
import { showApproval } from '../show-approval.ts';
import { decideRequest } from './decide-request.ts';
import { suggestionIn } from './suggestions.ts';

type Input = InputOf<Calls['decideApprovals']>;
type Part = Input['parts'][number];
type Refused = DecidedParts['parts'][number]['refused'];
type Outcome = { readonly refused: Refused; readonly decided: Request | null };

/**
 * Refuses all of it, before anything is decided: with InvalidInput a decline without a note, with NotFound
 * what isn't the company's, with ApprovalNotYours what the actor may not even see anymore.
 */
export async function decideApprovals(
  deps: ApprovalDeps,
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<DecidedParts> {
  const { parts } = input;
  const company = companyOf(deps, actor);
  const declines = parts.some(({ decision }) => decision === 'decline');
  const answer = await answerOf(deps, company, input);
  if (declines && !answer.note) refuse('InvalidInput', { fields: [{ path: 'note', problem: 'required' }] });
  const show = ({ requestId }: Part) => showApproval(deps, requestId, actor);
  await Promise.all(parts.map((part) => requireSeen(deps, company, part, actor)));
  // A note with parts that are declined isn't about those that are approved
  const noteOf = ({ decision }: Part) => (declines && decision === 'approve' ? NO_ANSWER : answer);
  const outcomes = await withTransaction(deps.db, async (tx) => {
    const found = new Map<ApprovalId, Outcome>();
    // Locked in the order in which everything else that locks several does it
    for (const request of await lockInCompany(
      tx,
      company,
      parts.map(({ requestId }) => requestId),
    )) {
      const part = parts.find(({ requestId }) => requestId === request.requestId) ?? refuse('NotFound');
      found.set(request.requestId, await outcomeOf(tx, deps, request, { ...part, ...noteOf(part) }, actor));
    }
    return found;
  });
  for (const { decided } of outcomes.values()) if (decided) await carryOut(deps, decided, context);
  return {
    parts: await Promise.all(
      parts.map(async (part) => ({
        request: await show(part),
        refused: outcomes.get(part.requestId)?.refused ?? null,
      })),
    ),
  };
}

type Answer = Pick<StoredStep, 'note' | 'suggestion'>;
const NO_ANSWER: Answer = { note: null, suggestion: null };

/** A suggestion is stored with its rule, and in English for what was written before it was known. */
async function answerOf(
  { db }: Pick<ApprovalDeps, 'db'>,
  company: Company,
  { parts, note, suggestion: chosen }: Input,
): Promise<Answer> {
  if (!chosen) return { note: note ?? null, suggestion: null };
  if (!parts.some(({ requestId }) => requestId === chosen.requestId)) refuse('NotFound');
  const request = await findInCompany(db, company, chosen.requestId);
  const suggestion = request?.terms.broken[chosen.place] ?? refuse('NotFound');
  return { note: suggestionIn('en', suggestion), suggestion };
}

async function requireSeen(deps: ApprovalDeps, company: Company, { requestId }: Part, actor: Actor) {
  if (!(await findInCompany(deps.db, company, requestId))) refuse('NotFound');
  await showApproval(deps, requestId, actor).catch((thrown: unknown) => {
    if (thrown instanceof Refusal && thrown.code === 'NotFound') refuse('ApprovalNotYours');
    throw thrown;
  });
}

async function outcomeOf(
  tx: Tx,
  deps: ApprovalDeps,
  request: Request,
  part: Part & Answer,
  actor: Actor,
): Promise<Outcome> {
  try {
    return { refused: null, decided: await decideRequest(tx, deps, request, part, actor) };
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || !isRefused(thrown.code)) throw thrown;
    const isRepeated = thrown.code === 'ApprovalOver' && (await hasDecidedSo(tx, request, part, actor));
    return { refused: isRepeated ? null : thrown.code, decided: null };
  }
}

const isRefused = (code: string): code is NonNullable<Refused> =>
  code === 'ApprovalOver' || code === 'ApprovalOutdated' || code === 'ApprovalNotYours';

/** The same person did decide it so: a repeat gets what came of it. */
async function hasDecidedSo(
  tx: Tx,
  request: Request,
  { version, decision }: Part,
  { subject }: Actor,
): Promise<boolean> {
  if (request.version !== version) return false;
  const steps = await readSteps(tx, request, version);
  return steps.some((step) => step.decidedBy === subject && step.decision === decision);
}
