import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Popover } from '@sojourn/ui/dialogs/popover.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay, formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import {
  CircleMinus,
  CirclePlus,
  CircleSlash,
  Clock,
  Ellipsis,
  Flag,
  Hourglass,
  RotateCcw,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from '#shared/router/link.tsx';
import { type EntryKind, groupEntries, isOfEarlierBooking, viewOfEntry } from './activity-view.ts';
import { DisputeModal } from './dispute-modal.tsx';

const KINDS = {
  created: { tone: 'good', icon: <CirclePlus aria-hidden="true" /> },
  issued: { tone: 'good', icon: <CirclePlus aria-hidden="true" /> },
  returned: { tone: 'good', icon: <RotateCcw aria-hidden="true" /> },
  redeemed: { tone: 'info', icon: <CircleMinus aria-hidden="true" /> },
  expired: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  adjusted: { tone: 'info', icon: <CircleSlash aria-hidden="true" /> },
  pending: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
} as const satisfies Record<EntryKind, object>;

/** Date, description, type, signed amount, running balance; on phones each line is a small card. */
export function ActivityTable({ entries }: { readonly entries: readonly WalletEntry[] }) {
  const t = useText();
  const [disputed, setDisputed] = useState<WalletEntry | null>(null);
  return (
    <Card clip>
      <table className="wallet-ledger">
        <caption className="visually-hidden">{t('wallet.activity.title')}</caption>
        <thead>
          <tr className="micro text-2">
            <th scope="col">{t('wallet.activity.date')}</th>
            <th scope="col">{t('wallet.activity.description')}</th>
            <th scope="col">{t('wallet.activity.type')}</th>
            <th scope="col" className="wallet-ledger__figure">
              {t('wallet.activity.amount')}
            </th>
            <th scope="col" className="wallet-ledger__figure">
              {t('wallet.activity.balance')}
            </th>
          </tr>
        </thead>
        {groupEntries(entries).map(({ booking, entries: lines }) => (
          <tbody key={lines[0]?.entryId}>
            {booking && lines.length > 1 && (
              <tr className="wallet-ledger__group">
                <th scope="rowgroup" colSpan={5}>
                  {booking.title} <span className="small text-2">{booking.confirmationCode}</span>
                </th>
              </tr>
            )}
            {lines.map((entry) => (
              <Row
                key={entry.entryId}
                entry={entry}
                isGrouped={lines.length > 1}
                onDispute={() => setDisputed(entry)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <DisputeModal entry={disputed} onClose={() => setDisputed(null)} />
    </Card>
  );
}

type RowProps = {
  readonly entry: WalletEntry;
  /** Its booking is named above it. */
  readonly isGrouped: boolean;
  readonly onDispute: () => void;
};

function Row({ entry, isGrouped, onDispute }: RowProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { title, place, note, kind } = viewOfEntry(entry);
  const name = [toText(title), !isGrouped && place].filter(Boolean).join(' · ');
  const { tone, icon } = KINDS[kind];
  const amount = formatMoney(entry.amount, locale, { sign: 'always' });
  return (
    <tr>
      <td className="small num wallet-ledger__date">{formatPortalDay(entry.at, locale, 'year')}</td>
      <td className="wallet-ledger__what">
        <b className="strong">{name}</b>
        {!isGrouped && <span className="small text-2">{typeof note === 'string' ? note : toText(note)}</span>}
        {isOfEarlierBooking(entry) && <span className="small text-2">{t('wallet.activity.earlier')}</span>}
        {entry.dispute && <Disputed dispute={entry.dispute} />}
        {entry.disputableUntil && <RowMenu of={`${name}, ${amount}`} onDispute={onDispute} />}
      </td>
      <td className="wallet-ledger__type">
        <Tag tone={tone} icon={icon}>
          {t(`wallet.kind.${kind}`)}
        </Tag>
      </td>
      <td
        className={classNames(
          'strong num wallet-ledger__figure wallet-ledger__amount',
          entry.amount.amountMinor > 0 && 'text-good',
        )}
      >
        {amount}
      </td>
      <td className="num text-2 wallet-ledger__figure wallet-ledger__balance">
        <span className="only-phone small">{t('wallet.activity.balance')} </span>
        {formatMoney(entry.balance, locale)}
      </td>
    </tr>
  );
}

/** The problem that was reported about a line, and what came of it. */
function Disputed({ dispute }: { readonly dispute: NonNullable<WalletEntry['dispute']> }) {
  const t = useText();
  const locale = useLocale();
  const { caseId, code, state, dueAt, credited } = dispute;
  return (
    <Link to="/support/$caseId" params={{ caseId }} className="small link">
      {t(`wallet.dispute.state.${state}`, {
        code,
        day: formatInstantDay(dueAt, locale, 'year'),
        amount: credited ? formatMoney(credited, locale) : '',
      })}
    </Link>
  );
}

/** What can be done with a line. */
function RowMenu({ of, onDispute }: { readonly of: string; readonly onDispute: () => void }) {
  const t = useText();
  return (
    <Popover
      className="wallet-ledger__menu"
      label={t('wallet.activity.menu', { entry: of })}
      align="end"
      trigger={(wiring) => (
        <button {...wiring} type="button" className="wallet-ledger__more">
          <Ellipsis className="icon" aria-hidden="true" />
          <span className="visually-hidden">{t('wallet.activity.menu', { entry: of })}</span>
        </button>
      )}
    >
      {(close) => (
        <button
          type="button"
          className="wallet-ledger__action"
          onClick={() => {
            close();
            onDispute();
          }}
        >
          <Flag className="icon" aria-hidden="true" />
          {t('wallet.dispute.open')}
        </button>
      )}
    </Popover>
  );
}
