/** A claim: where it stands, its checks, both prices, and what comes of either answer. */
import type { MatchClaim, PriceMatch } from '@sojourn/contract/price-match.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { claimHours } from '@sojourn/domain/protections/price-match.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstant, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import { AsideCard } from '../aside-cards.tsx';
import { AppealForm } from './appeal-form.tsx';
import { CheckList, checkName } from './check-list.tsx';

type Props = { readonly bookingId: BookingId; readonly match: PriceMatch; readonly claim: MatchClaim };

export function ClaimView({ bookingId, match, claim }: Props) {
  const t = useText();
  const locale = useLocale();
  const isOpen = claim.state === 'checking' || claim.state === 'appealed';
  const sent = { code: claim.code, at: formatInstant(claim.claimedAt, locale) };
  return (
    <>
      <header className="match__head">
        <h1 className="display-m">{t('priceMatch.claim.title')}</h1>
        <p className="text-2">{t('priceMatch.claim.sent', sent)}</p>
      </header>
      <div className="match__grid match__grid--claim">
        <div className="match__main">
          {isOpen ? <Waiting claim={claim} /> : <Decided claim={claim} termsId={match.termsId} />}
          {claim.canAppeal && <AppealForm bookingId={bookingId} />}
          <CheckList termsId={match.termsId} checks={claim.checks} />
          <Compared claim={claim} />
        </div>
        {isOpen && <Aside claim={claim} />}
      </div>
    </>
  );
}

function Waiting({ claim }: Pick<Props, 'claim'>) {
  const t = useText();
  const locale = useLocale();
  const { state, decideBy, credit } = claim;
  const isLate = !isBefore(useClock().now(), decideBy);
  return (
    <Card as="section" padded className="match__state" aria-labelledby="match-state" role="status">
      <div className="grow">
        <h2 id="match-state" className="display-s">
          {t(state === 'appealed' ? 'priceMatch.claim.appealed' : 'priceMatch.claim.checking')}
        </h2>
        <p className="text-2">
          {isLate ? (
            t('priceMatch.claim.late')
          ) : (
            <RichText
              id="priceMatch.claim.by"
              values={{ by: formatReaderDeadline(decideBy, locale) }}
              parts={[<b key="by" />]}
            />
          )}
        </p>
      </div>
      <p className="match__credit">
        <span className="small text-2">{t('priceMatch.claim.ifMet')}</span>
        <b className="title-l num">{t('priceMatch.claim.credit', { credit: formatMoney(credit, locale) })}</b>
      </p>
    </Card>
  );
}

function Decided({ claim, termsId }: Pick<Props, 'claim'> & Pick<PriceMatch, 'termsId'>) {
  const t = useText();
  const locale = useLocale();
  const { state, credit, failedClauseId, note } = claim;
  const isCredited = state === 'credited';
  const check = failedClauseId ? t(checkName(failedClauseId), { hours: claimHours(termsById(termsId)) }) : '';
  return (
    <Card as="section" padded className="match__state" aria-labelledby="match-state" role="status">
      <span className="match__sign" data-good={isCredited || undefined} aria-hidden="true">
        {isCredited ? <CircleCheck /> : <CircleX />}
      </span>
      <div className="grow stack gap-2">
        <h2 id="match-state" className="display-s">
          {t(isCredited ? 'priceMatch.claim.credited' : 'priceMatch.claim.declined')}
        </h2>
        <p>
          {isCredited
            ? t('priceMatch.claim.credited.text', { credit: formatMoney(credit, locale) })
            : t('priceMatch.claim.declined.text', { check })}
        </p>
        {note && (
          <p className="text-2">
            <span className="strong">{t('priceMatch.claim.note')}</span>
            <br />
            {note}
          </p>
        )}
        {isCredited && (
          <Link to="/wallet" className="link small">
            {t('priceMatch.claim.wallet')}
          </Link>
        )}
      </div>
    </Card>
  );
}

function Compared({ claim: { booked, claimed, seen, url } }: Pick<Props, 'claim'>) {
  const t = useText();
  const locale = useLocale();
  const theirs = seen ?? claimed;
  const difference = money(Math.max(0, booked.amountMinor - theirs.amountMinor));
  const site = URL.parse(url)?.hostname ?? url;
  return (
    <Card as="section" padded className="stack gap-3" aria-labelledby="match-compare">
      <h2 id="match-compare" className="title-l">
        {t('priceMatch.compare.title')}
      </h2>
      <KeyValues>
        <KeyValue label={t('priceMatch.compare.ours')}>{formatMoney(booked, locale)}</KeyValue>
        <KeyValue label={t('priceMatch.compare.claimed')}>{formatMoney(claimed, locale)}</KeyValue>
        {seen && <KeyValue label={t('priceMatch.compare.seen')}>{formatMoney(seen, locale)}</KeyValue>}
        <KeyValue label={t('priceMatch.compare.difference')} weight="strong">
          {formatMoney(difference, locale)}
        </KeyValue>
      </KeyValues>
      <a href={url} target="_blank" rel="noreferrer noopener nofollow" className="link small match__page">
        {t('priceMatch.compare.open', { site })}
      </a>
    </Card>
  );
}

function Aside({ claim: { credit, caseId } }: Pick<Props, 'claim'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <aside className="match__main">
      <AsideCard id="match-yes" title={t('priceMatch.yes.title')}>
        <p className="small text-2">{t('priceMatch.yes.text', { credit: formatMoney(credit, locale) })}</p>
        <h3 className="title-m match__no">{t('priceMatch.no.title')}</h3>
        <p className="small text-2">{t('priceMatch.no.text')}</p>
      </AsideCard>
      <AsideCard id="match-add" title={t('priceMatch.add.title')}>
        <p className="small text-2">{t('priceMatch.add.text')}</p>
        <Link
          to="/support/$caseId"
          params={{ caseId }}
          className={buttonClass({ size: 's', variant: 'secondary' })}
        >
          {t('priceMatch.add.link')}
        </Link>
      </AsideCard>
    </aside>
  );
}
