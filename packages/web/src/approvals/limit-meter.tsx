/** The price that was asked for, the most that is spent, and the price now, if it's known. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { type Money, subtractMoney } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { metersOf } from './approval-view.ts';
import './limit-meter.css';

type Props = Pick<Approval, 'requested' | 'limit' | 'tolerance'> & { readonly now: Money | null };

export function LimitMeter({ requested, limit, tolerance, now }: Props) {
  const t = useText();
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const isOver = now !== null && now.amountMinor > limit.amountMinor;
  const places = metersOf(requested.amountMinor, limit.amountMinor, (now ?? requested).amountMinor);
  const at = (percent: number) => ({ insetInlineStart: `${percent}%` });
  return (
    <div className="limit-meter">
      <dl className="limit-meter__sum">
        <div>
          <dt>{t('approvals.limit.requested')}</dt>
          <dd>{money(requested)}</dd>
        </div>
        <div className="limit-meter__plus">
          <dt>{t('approvals.limit.room', { percent: tolerance.percent })}</dt>
          <dd>{money(subtractMoney(limit, requested))}</dd>
        </div>
        <div>
          <dt>{t('approvals.limit.limit')}</dt>
          <dd>{money(limit)}</dd>
        </div>
      </dl>
      <div className="limit-meter__bar" data-over={isOver} aria-hidden="true">
        <i style={at(places.limit)} />
        <u style={at(places.requested)} />
        {now && <em style={at(places.now)} />}
        <s style={at(places.limit)} />
      </div>
      {now && (
        <p className="small num">
          {isOver
            ? t('approvals.limit.over', { now: money(now), by: money(subtractMoney(now, limit)) })
            : t('approvals.limit.under', { now: money(now), by: money(subtractMoney(limit, now)) })}
        </p>
      )}
      <p className="small text-2 limit-meter__rule">
        {t('approvals.limit.rule', {
          limit: money(limit),
          percent: tolerance.percent,
          amount: money(tolerance.amount),
        })}
      </p>
    </div>
  );
}
