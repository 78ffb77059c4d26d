/** A customer at a glance: who they are, whether the caller is them, and the way into their portal. */
import type { CustomerFacts } from '@sojourn/contract/desk/parts.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstantDay, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { To } from '@sojourn/web/site/location.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Building2, Languages, LogIn, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { customerPath } from '#app/paths.ts';
import { DelegateDialog } from './delegate-dialog.tsx';
import { DelegationBanner } from './delegation-banner.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

export type InCase = { readonly caseId: CaseId; readonly version: number } | null;
type Props = { readonly about: CustomerFacts; readonly inCase: InCase; readonly isLink?: boolean };

/** How long a caller who gave the right code counts as known. */
const VERIFIED_MS = 30 * 60_000;

export function CustomerCard({ about, inCase, isLink = false }: Props) {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState<'verify' | 'delegate' | null>(null);
  const { firstName, lastName, email, phone, since, delegation, customerId } = about;
  const name = `${firstName} ${lastName}`;
  const caseId = inCase?.caseId ?? null;
  const year = formatInstantDay(since, locale, 'year').replace(/.*?(\d{4}).*/, '$1');
  const Name = isLink ? 'h2' : 'h1';
  return (
    <>
      {delegation && <DelegationBanner about={about} delegation={delegation} />}
      <Card as="section" className="person" aria-label={name}>
        <div className="person__head">
          <Avatar name={name} tint />
          <div className="grow">
            <Name className="display-s">
              {isLink ? <To href={customerPath(customerId)}>{name}</To> : name}
            </Name>
            <p className="small text-2">
              {[email, phone, t('desk.customer.since', { year })].filter(Boolean).join(' · ')}
            </p>
            <Tags about={about} />
          </div>
          <div className="row row--wrap person__actions">
            <Button
              size="s"
              variant="secondary"
              icon={<ShieldCheck className="icon icon--s" />}
              onClick={() => setOpen('verify')}
            >
              {t('desk.verify.button')}
            </Button>
            <Button
              size="s"
              variant="secondary"
              icon={<LogIn className="icon icon--s" />}
              onClick={() => setOpen('delegate')}
            >
              {t('desk.delegate.button')}
            </Button>
          </div>
        </div>
        <Facts about={about} />
      </Card>
      <VerifyDialog
        customerId={customerId}
        caseId={caseId}
        open={open === 'verify'}
        onClose={() => setOpen(null)}
      />
      <DelegateDialog
        about={about}
        caseId={caseId}
        open={open === 'delegate'}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

type AboutProps = Pick<Props, 'about'>;

function Tags({ about: { company, verifiedAt, locale } }: AboutProps) {
  const t = useText();
  const now = useClock().now();
  const isVerified = verifiedAt !== null && Date.parse(now) - Date.parse(verifiedAt) < VERIFIED_MS;
  return (
    <p className="row row--wrap person__tags">
      {isVerified && (
        <Tag tone="good" icon={<ShieldCheck aria-hidden="true" />}>
          {t('desk.customer.verified')}
        </Tag>
      )}
      {company && <Tag icon={<Building2 aria-hidden="true" />}>{company}</Tag>}
      {locale === 'fr' && <Tag icon={<Languages aria-hidden="true" />}>{t('desk.customer.french')}</Tag>}
    </p>
  );
}

function Facts({ about }: AboutProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <dl className="person__facts">
      <Fact label={t('desk.customer.credit')} value={formatMoney(about.credit, locale)} />
      <Fact
        label={t('desk.customer.trips')}
        value={String(about.upcomingTrips)}
        note={
          about.nextTripAt && t('desk.customer.next', { day: formatInstantDay(about.nextTripAt, locale) })
        }
      />
      <Fact
        label={t('desk.customer.cases')}
        value={String(about.openCases)}
        note={
          about.nextDueAt && t('desk.customer.due', { day: formatReaderDeadline(about.nextDueAt, locale) })
        }
      />
    </dl>
  );
}

type FactProps = { readonly label: string; readonly value: string; readonly note?: string | null };
const Fact = ({ label, value, note }: FactProps) => (
  <div className="person__fact">
    <dt className="small text-2">{label}</dt>
    <dd className="money-l">{value}</dd>
    {note && <dd className="small text-2">{note}</dd>}
  </div>
);
