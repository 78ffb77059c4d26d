/** The steps of the service desk: each case as its customer opened it, and what has been done about it. */
import { DEMO_PEOPLE } from '../../../apps/bank/src/data/demo-people.ts';
import type { TenantId } from '../../../apps/server/src/context.ts';
import { type Instant, plusSeconds } from '../../../packages/domain/src/dates.ts';
import type { CaseId } from '../../../packages/domain/src/ids.ts';
import { assertPresent } from '../../../packages/domain/src/present.ts';
import type { Bought } from '../buying/order.ts';
import { colleague } from '../company/people.ts';
import { cardholder } from '../customers/people.ts';
import { tripStep } from '../customers/steps.ts';
import { inOrder, type Scene, type Step } from '../stage.ts';
import type { Who } from '../visits.ts';
import {
  type AgentName,
  BUSINESS_CASES,
  type CaseScript,
  CONSUMER_CASES,
  type Deed,
} from './case-scripts.ts';

export const customerCaseSteps = (made: Instant, takesPart: (subject: string) => boolean): Step[] => {
  const scripts = CONSUMER_CASES.filter(({ who }) => takesPart(who));
  return inOrder(scripts.map((script) => caseStep(script, cardholder(script.who), made)));
};
/** Once they're the company's people. */
export const companyCaseSteps = (made: Instant): Step[] =>
  inOrder(BUSINESS_CASES.map((script) => caseStep(script, colleague(script.who), made)));

function caseStep(script: CaseScript, who: Who, made: Instant): Step {
  const ago = (hours: number) => plusSeconds(made, -Math.round(hours * 3_600));
  return {
    name: `case-${who.tenantId}-${script.name}`,
    at: ago(script.opened),
    play: async (stage, memo) => {
      const scene = { stage, memo };
      const { caseId } = await memo.once('opened', () => open(scene, script, who));
      for (const [at, [hours, deed]] of script.deeds.entries()) {
        stage.clock.set(ago(hours));
        await memo.once(`deed-${at}`, () => act(scene, { caseId, who, deed }, memo.key(`deed-${at}`)));
      }
    },
  };
}

async function open({ stage, memo }: Scene, { about, topic, text }: CaseScript, who: Who) {
  const [trip, part] = about ?? [];
  const bought = trip && memo.of<Bought>(tripStep(who.subject, trip), `${part}.bought`);
  const input = { topic, bookingId: bought ? bought.bookingId : null, text };
  const { caseId } = await stage.call(who, 'contactSupport', { input }, { key: memo.key('open') });
  return { caseId };
}

type Doing = { readonly caseId: CaseId; readonly who: Who; readonly deed: Deed };

async function act({ stage }: Scene, { caseId, who, deed }: Doing, key: string): Promise<string> {
  const params = { caseId };
  if (deed.do === 'close') await stage.goOnFor(who, ['close-resolved-cases']);
  if (deed.do === 'reply')
    await stage.call(who, 'replyToCase', { params, input: { text: deed.text } }, { key });
  if (deed.do === 'accept') await accept({ stage }, params, who, key);
  if ('by' in deed) {
    const agent = agentOf(deed.by, who.tenantId);
    const { version } = await stage.call(agent, 'getDeskCase', { params });
    if (deed.do === 'take') {
      await stage.call(agent, 'moveCase', { params, input: { version, action: 'take' } });
    } else if (deed.do === 'offer') {
      const offer = { kind: 'credit', amountMinor: deed.amountMinor } as const;
      await stage.call(
        agent,
        'proposeInCase',
        { params, input: { version, text: deed.text, offer } },
        { key },
      );
    } else {
      const next = deed.do === 'answer' ? deed.next : 'work';
      const input = { version, text: deed.text, isInternal: deed.do === 'note', next };
      await stage.call(agent, 'answerCase', { params, input }, { key });
    }
  }
  return deed.do;
}

/** The offer that's open in it. */
async function accept(
  { stage }: Pick<Scene, 'stage'>,
  params: { readonly caseId: CaseId },
  who: Who,
  key: string,
): Promise<void> {
  const { thread } = await stage.call(who, 'getSupportCase', { params });
  const { proposalId } = assertPresent(
    thread.proposals.find(({ state }) => state === 'open'),
    'an open offer',
  );
  await stage.call(
    who,
    'answerProposal',
    { params: { ...params, proposalId }, input: { accept: true } },
    { key },
  );
}

const AGENTS: Readonly<Record<AgentName, string>> = { sam: 'sam.whitfield', kiran: 'kiran.bhatt' };
function agentOf(name: AgentName, tenantId: TenantId): Who {
  const { subject, firstName, lastName, email } = assertPresent(
    DEMO_PEOPLE.find(({ userName }) => userName === AGENTS[name]),
    name,
  );
  return { tenantId, site: 'desk', subject, firstName, lastName, email, phone: '' };
}
