/** A voucher as it's shown at the gate: facts on the band, the code on white beside them. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleX, Ticket } from 'lucide-react';
import { Suspense } from 'react';
import './voucher-card.css';

const QrCode = lazyPart<{ code: string; label: string }>(() => import('./qr-code.tsx'));

type VoucherState = 'preview' | 'valid' | 'dead';
export type VoucherFacts = {
  readonly name: string;
  readonly when: string;
  readonly who: string;
  readonly where: string;
  readonly language: string | null;
};

type VoucherCardProps = {
  readonly facts: VoucherFacts;
  readonly state: VoucherState;
  readonly code: string;
  /** Whose code it is, where each has their own: "Adult 2". */
  readonly of: string | null;
  readonly note: string;
};

export function VoucherCard({ facts, state, code, of, note }: VoucherCardProps) {
  const t = useText();
  const { brandName } = useTenant();
  const { name, when, who, where, language } = facts;
  const rows = [
    [t('activity.voucher.when'), when],
    [t('activity.voucher.who'), of ?? who],
    [t('activity.voucher.where'), where],
    ...(language ? [[t('activity.voucher.language'), language]] : []),
  ];
  const isDead = state === 'dead';
  return (
    <article className={`voucher voucher--${state}`} aria-label={of ? `${name}, ${of}` : name}>
      <div className="voucher__facts">
        <p className="small voucher__brand">{t('activity.voucher.of', { brand: brandName })}</p>
        <p className="display-s">{name}</p>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd className="title-s">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small row gap-2 voucher__note">
          {isDead ? (
            <CircleX className="icon icon--s" aria-hidden="true" />
          ) : (
            <Ticket className="icon icon--s" aria-hidden="true" />
          )}
          {note}
        </p>
      </div>
      <div className="voucher__stub">
        <div className="voucher__code">
          <Suspense fallback={<span className="qr-code" />}>
            <QrCode code={code} label={t(`activity.voucher.code.${state}`, { code })} />
          </Suspense>
        </div>
        {state === 'preview' ? (
          <>
            <b className="title-s">{t('activity.voucher.sample')}</b>
            <span className="micro">{t('activity.voucher.sample.text')}</span>
          </>
        ) : (
          <>
            <b className="num voucher__text">{code}</b>
            <span className="micro voucher__state">
              {state === 'valid' && <CircleCheck className="icon icon--s" aria-hidden="true" />}
              {t(`activity.voucher.state.${state}`)}
            </span>
          </>
        )}
      </div>
    </article>
  );
}
