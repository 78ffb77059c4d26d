import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleMinus, CirclePlus, CircleSlash, Clock, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type EntryKind, viewOfEntry } from './activity-view.ts';
import { DisputeModal } from './dispute-modal.tsx';

const KINDS = {
  created: { tone: 'good', icon: <CirclePlus aria-hidden="true" /> },
  issued: { tone: 'good', icon: <CirclePlus aria-hidden="true" /> },
  returned: { tone: 'good', icon: <RotateCcw aria-hidden="true" /> },
  redeemed: { tone: 'info', icon: <CircleMinus aria-hidden="true" /> },
  expired: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  adjusted: { tone: 'info', icon: <CircleSlash aria-hidden="true" /> },
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
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.entryId} entry={entry} onDispute={() => setDisputed(entry)} />
          ))}
        </tbody>
      </table>
      <DisputeModal entry={disputed} onClose={() => setDisputed(null)} />
    </Card>
  );
}

function Row({ entry, onDispute }: { readonly entry: WalletEntry; readonly onDispute: () => void }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { title, note, kind } = viewOfEntry(entry);
  const words = (text: typeof title) => (typeof text === 'string' ? text : toText(text));
  const { tone, icon } = KINDS[kind];
  const amount = formatMoney(entry.amount, locale, { sign: 'always' });
  return (
    <tr>
      <td className="small num wallet-ledger__date">{formatInstantDay(entry.at, locale, 'year')}</td>
      <td className="wallet-ledger__what">
        <b className="strong">{words(title)}</b>
        <span className="small text-2">{words(note)}</span>
        {entry.disputableUntil && (
          <button type="button" className="link link--alone small wallet-ledger__dispute" onClick={onDispute}>
            {t('wallet.dispute.open')}
            <span className="visually-hidden">
              {' '}
              {words(title)}, {amount}
            </span>
          </button>
        )}
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
