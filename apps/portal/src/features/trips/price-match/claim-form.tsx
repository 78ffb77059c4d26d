/** Where it costs less, how much, and a screenshot of it. */
import type { PriceMatch } from '@sojourn/contract/price-match.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { matchedPercent } from '@sojourn/domain/protections/price-match.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { ChosenFiles, FileButton } from '@sojourn/web/files/file-field.tsx';
import { type Files, useFiles } from '@sojourn/web/files/use-files.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { sendFile } from '#shared/files/send-file.ts';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { CheckList } from './check-list.tsx';
import { readPage, readPrice } from './read-price.ts';
import { useClaim } from './use-price-match.ts';

type Props = { readonly bookingId: BookingId; readonly match: PriceMatch };

export function ClaimForm({ bookingId, match }: Props) {
  const t = useText();
  const locale = useLocale();
  const { supportPhone } = useTenant();
  const booked = formatMoney(match.booked, locale);
  return (
    <>
      <header className="match__head">
        <h1 className="display-m">{t('priceMatch.form.title')}</h1>
        <p className="text-2">{t('priceMatch.form.lead', { booked })}</p>
        <p className="small strong">
          {t('priceMatch.form.until', {
            until: formatReaderDeadline(match.claimUntil, locale),
            phone: supportPhone,
          })}
        </p>
      </header>
      <div className="match__grid">
        <Form bookingId={bookingId} match={match} />
        <div className="match__main">
          <CheckList termsId={match.termsId} />
          <ClauseList termsId={match.termsId} />
        </div>
      </div>
    </>
  );
}

function Form({ bookingId, match }: Props) {
  const t = useText();
  const [url, setUrl] = useState('');
  const [price, setPrice] = useState('');
  const [isTried, setTried] = useState(false);
  const claim = useClaim(bookingId);
  const files = useFiles(sendFile);
  const page = readPage(url);
  const priceMinor = readPrice(price);
  const isLower = priceMinor !== null && priceMinor < match.booked.amountMinor;
  const send = useOneAtATime(async () => {
    if (!page || !isLower || files.fileIds.length === 0) return;
    await claim.mutateAsync({ url: page, priceMinor, fileIds: files.fileIds }).catch(() => undefined);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (files.isReady) send();
  };
  return (
    <Card as="section" padded aria-label={t('priceMatch.form.title')}>
      <form className="match__form" onSubmit={submit} noValidate>
        <TextInput
          label={t('priceMatch.form.url')}
          hint={t('priceMatch.form.url.hint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2_000}
          value={url}
          error={isTried && !page ? t('priceMatch.form.url.bad') : undefined}
          onChange={(event) => setUrl(event.target.value)}
        />
        <PriceField match={match} typed={price} onType={setPrice} isTried={isTried} />
        <Screenshots files={files} isTried={isTried} />
        {claim.error && <Refused thrown={claim.error} />}
        <Button
          type="submit"
          loading={claim.isPending || files.isSending}
          loadingLabel={t(files.isSending ? 'files.uploading' : 'priceMatch.form.sending')}
        >
          {t('priceMatch.form.send')}
        </Button>
      </form>
    </Card>
  );
}

type PriceProps = {
  readonly match: PriceMatch;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly isTried: boolean;
};

/** What it would be worth, as soon as it's known. */
function PriceField({ match: { booked, termsId }, typed, onType, isTried }: PriceProps) {
  const t = useText();
  const locale = useLocale();
  const minor = readPrice(typed);
  const difference = booked.amountMinor - (minor ?? booked.amountMinor);
  const credit = money(Math.floor((difference * matchedPercent(termsById(termsId))) / 100));
  const problem =
    minor === null
      ? t('priceMatch.form.price.bad')
      : difference <= 0
        ? t('priceMatch.form.price.notLower', { booked: formatMoney(booked, locale) })
        : undefined;
  return (
    <div className="stack gap-2">
      <TextInput
        label={t('priceMatch.form.price')}
        hint={t('priceMatch.form.price.hint')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isTried ? problem : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <p className="small match__worth" role="status">
        {difference > 0 && t('priceMatch.form.worth', { credit: formatMoney(credit, locale) })}
      </p>
    </div>
  );
}

function Screenshots({ files, isTried }: { readonly files: Files; readonly isTried: boolean }) {
  const t = useText();
  const isMissing = isTried && files.files.length === 0;
  return (
    <fieldset className="match__files">
      <legend className="field__label">{t('priceMatch.form.files')}</legend>
      <p className="small text-2">{t('priceMatch.form.files.hint')}</p>
      <FileButton files={files} />
      <ChosenFiles files={files} />
      {(isMissing || (isTried && !files.isReady && !files.isSending)) && (
        <p className="small match__bad" role="alert">
          {t(isMissing ? 'priceMatch.form.files.missing' : 'files.failed')}
        </p>
      )}
    </fieldset>
  );
}

export function Refused({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}
