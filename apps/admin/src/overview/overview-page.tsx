/** Where an admin begins: what's left to set up, and how the company is. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, ChevronRight, Clock, ShieldCheck, UserPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { type AdminOverview, useAdmin } from '#app/use-admin.ts';
import './overview.css';

export function OverviewPage() {
  const t = useText();
  const { data } = useAdmin();
  const name = useSession()?.userInfo.firstName ?? '';
  if (!data) return null;
  const isSetUp = data.company.isLive;
  return (
    <>
      <PageHead
        title={isSetUp ? t('admin.overview.hello', { name }) : t('admin.overview.welcome', { name })}
      />
      {data.cardDaysLeft !== null && <CardNotice daysLeft={data.cardDaysLeft} />}
      {!isSetUp && <SetupCard setup={data.setup} />}
      <Counts counts={data.counts} />
      <Tiers tiers={data.tiers} total={data.counts.people} />
    </>
  );
}

/** Also when it has expired, until it's replaced. */
function CardNotice({ daysLeft }: { readonly daysLeft: number }) {
  const t = useText();
  return (
    <Banner tone="warn">
      {t('admin.card.expiring', { days: daysLeft })} <To href="/setup">{t('admin.card.replace')}</To>
    </Banner>
  );
}

function SetupCard({ setup }: Pick<AdminOverview, 'setup'>) {
  const t = useText();
  const done = setup.filter(({ isDone }) => isDone).length;
  const next = setup.find(({ isDone, isOptional }) => !isDone && !isOptional);
  return (
    <section className="panel setup-card" aria-labelledby="setup-title">
      <div className="panel__head">
        <div>
          <h2 id="setup-title" className="title-l">
            {t('admin.setup.title')}
          </h2>
          <p className="small text-2">{t('admin.setup.text')}</p>
        </div>
        <p className="title-s">{t('admin.setup.done', { done, total: setup.length })}</p>
      </div>
      <div className="setup-card__meter">
        <Meter share={done / setup.length} label={t('admin.setup.done', { done, total: setup.length })} />
      </div>
      <ol className="setup-list">
        {setup.map(({ step, isDone, isOptional }, at) => (
          <li key={step} className="setup-list__item" data-current={step === next?.step || undefined}>
            <span className={classNames('setup-list__mark', isDone && 'setup-list__mark--done')}>
              {isDone ? <Check aria-hidden="true" /> : <span aria-hidden="true">{at + 1}</span>}
            </span>
            <span className="grow">
              <To href={STEP_PATHS[step]} className="setup-list__link title-s">
                {t(`admin.setup.step.${step}`)}
              </To>
              <span className="small text-2 setup-list__state">
                {isDone
                  ? t('admin.setup.isDone')
                  : isOptional
                    ? t('admin.setup.optional')
                    : t(`admin.setup.hint.${step}`)}
              </span>
            </span>
            <ChevronRight className="icon text-3" aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = AdminOverview['setup'][number]['step'];
const STEP_PATHS: Readonly<Record<Step, string>> = {
  details: '/setup',
  payment: '/setup',
  bookingStyle: '/setup',
  tiers: '/tiers',
  people: '/people',
  fields: '/setup',
  live: '/setup',
};

function Counts({ counts }: Pick<AdminOverview, 'counts'>) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="people-title">
      <div className="panel__head">
        <h2 id="people-title" className="title-l">
          {t('admin.overview.people')}
        </h2>
        <To href="/people" className={buttonClass({ variant: 'secondary', size: 's' })}>
          {t('admin.overview.toPeople')}
        </To>
      </div>
      <dl className="figures panel__figures">
        <Figure icon={<Users aria-hidden="true" />} label="admin.count.people" value={counts.people} />
        <Figure icon={<ShieldCheck aria-hidden="true" />} label="admin.count.active" value={counts.active} />
        <Figure icon={<Clock aria-hidden="true" />} label="admin.count.invited" value={counts.invited} />
        <Figure icon={<UserPlus aria-hidden="true" />} label="admin.count.added" value={counts.notInvited} />
      </dl>
    </section>
  );
}

function Figure({ icon, label, value }: { icon: ReactNode; label: MessageId; value: number }) {
  const t = useText();
  return (
    <div className="figure">
      <dt className="figure__label">
        {icon}
        {t(label)}
      </dt>
      <dd className="figure__value">{t('admin.number', { value })}</dd>
    </div>
  );
}

function Tiers({ tiers, total }: { readonly tiers: AdminOverview['tiers']; readonly total: number }) {
  const t = useText();
  const withTier = tiers.reduce((sum, { people }) => sum + people, 0);
  const without = total - withTier;
  return (
    <section className="panel" aria-labelledby="tiers-title">
      <div className="panel__head">
        <h2 id="tiers-title" className="title-l">
          {t('admin.overview.tiers')}
        </h2>
      </div>
      <div className="panel__body tier-lines">
        {tiers.map(({ tierId, name, people }) => (
          <TierLine key={tierId} name={name} people={people} total={total} />
        ))}
        {without > 0 && <TierLine name={t('admin.overview.noTier')} people={without} total={total} />}
      </div>
    </section>
  );
}

function TierLine({ name, people, total }: { name: string; people: number; total: number }) {
  const t = useText();
  const text = t('admin.overview.count', { count: people });
  return (
    <div className="tier-line">
      <span className="title-s">{name}</span>
      <span className="small text-2 num">{text}</span>
      <Meter share={total === 0 ? 0 : people / total} label={`${name}: ${text}`} />
    </div>
  );
}

const Meter = ({ share, label }: { readonly share: number; readonly label: string }) => (
  <div className="meter" role="img" aria-label={label}>
    <span style={{ width: `${Math.round(share * 100)}%` }} />
  </div>
);
