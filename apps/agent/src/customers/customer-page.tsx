/** A customer's whole history on one screen. */
import type { DeskCustomer } from '@sojourn/contract/desk/customer-calls.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { capitalized, tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { formatInstant, formatInstantDay } from '@sojourn/web/format-instant.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Missing } from '#app/missing.tsx';
import { casePath } from '#app/paths.ts';
import { useShortcuts } from '#keys/use-shortcuts.ts';
import { caseKind } from '#queue/case-kind.ts';
import { DueTag } from '#queue/due-tag.tsx';
import { BookingList } from './booking-list.tsx';
import { CustomerCard } from './customer-card.tsx';
import { mailKind } from './mail-kind.ts';
import { PersonalData } from './personal-data.tsx';
import { customerKey, useCustomer } from './use-customers.ts';

export function CustomerPage({ customerId }: { readonly customerId: string }) {
  const t = useText();
  const { data, error } = useCustomer(customerId);
  const name = data ? `${data.firstName} ${data.lastName}` : '';
  useEffect(() => {
    if (name) document.title = `${name} · ${t('desk.title')}`;
  }, [name, t]);
  useShortcuts({ n: () => document.getElementById('customer-note')?.focus() });
  if (!data && error) return <Missing code={codeOf(error)} />;
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">{t('desk.loading')}</span>
        <Skeleton height={420} radius={14} />
      </div>
    );
  return (
    <div className="desk__page">
      <CustomerCard about={data} inCase={null} />
      <div className="history">
        <Part id="cases" title={t('desk.customer.cases')} isEmpty={data.cases.length === 0}>
          {data.cases.map((line) => (
            <li key={line.caseId} className="history__item">
              <div className="grow">
                <To href={casePath(line.caseId)} className="title-s history__link">
                  {t(caseKind(line))}
                </To>
                <p className="small text-2">
                  <span className="num">{line.code}</span>
                  {line.booking && ` · ${line.booking.title}`}
                </p>
              </div>
              <DueTag line={line} />
            </li>
          ))}
        </Part>
        <Notes shown={data} />
        <Credits credits={data.credits} />
        <Mails mails={data.mails} />
        <PersonalData customerId={data.customerId} />
      </div>
      <BookingList bookings={data.bookings} customerId={data.customerId} inCase={null} />
    </div>
  );
}

type PartProps = {
  readonly id: string;
  readonly title: string;
  readonly isEmpty: boolean;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

function Part({ id, title, isEmpty, before, children }: PartProps) {
  const t = useText();
  return (
    <Card as="section" className="history__part" aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`} className="title-m">
        {title}
      </h2>
      {before}
      {isEmpty && before ? null : isEmpty ? (
        <p className="small text-2">{t('desk.customer.none')}</p>
      ) : (
        <ul className="history__list">{children}</ul>
      )}
    </Card>
  );
}

function Notes({ shown }: { readonly shown: DeskCustomer }) {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const random = useRandom();
  const [text, setText] = useState('');
  const words = text.trim();
  const customerId: CustomerId = shown.customerId;
  const add = useMutation({
    mutationFn: () =>
      api.noteCustomer(
        { params: { customerId }, input: { text: words } },
        { idempotencyKey: newIdempotencyKey(random) },
      ),
    onSuccess: (next) => {
      queries.setQueryData(customerKey(customerId), next);
      setText('');
    },
  });
  const form = (
    <form
      className="stack gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words && !add.isPending) add.mutate();
      }}
    >
      <TextArea
        id="customer-note"
        label={t('desk.note.add')}
        labelHidden
        placeholder={t('desk.note.add')}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {words && (
        <span>
          <Button type="submit" size="s" variant="secondary" loading={add.isPending}>
            {t('desk.note.save')}
          </Button>
        </span>
      )}
      {add.error && <DeedProblem thrown={add.error} />}
    </form>
  );
  return (
    <Part id="notes" title={t('desk.customer.notes')} isEmpty={shown.notes.length === 0} before={form}>
      {shown.notes.map((note) => (
        <li key={note.noteId} className="history__item history__item--note">
          <p className="small">{note.text}</p>
          <p className="micro text-3">
            {note.agentName}, {formatInstant(note.createdAt, locale)}
          </p>
        </li>
      ))}
    </Part>
  );
}

function Credits({ credits }: Pick<DeskCustomer, 'credits'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <Part id="credits" title={t('desk.customer.credits')} isEmpty={credits.length === 0}>
      {credits.map((credit) => (
        <li key={`${credit.type}${credit.grantedAt}`} className="history__item small">
          <span className="grow">
            {capitalized(tenderName({ kind: 'AncillaryCredit', label: credit.type }, locale))}
          </span>
          <span className="text-2">
            {t('desk.customer.until', { day: formatInstantDay(credit.expiresAt, locale, 'year') })}
          </span>
          <b className="num">
            {formatMoney(credit.available, locale)} / {formatMoney(credit.granted, locale)}
          </b>
        </li>
      ))}
    </Part>
  );
}

function Mails({ mails }: Pick<DeskCustomer, 'mails'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <Part id="mails" title={t('desk.customer.mails')} isEmpty={mails.length === 0}>
      {mails.map((mail) => (
        <li key={`${mail.kind}${mail.createdAt}`} className="history__item small">
          <span className="grow">{t(mailKind(mail.kind))}</span>
          <span className="text-2 nowrap">
            {mail.sentAt ? formatInstant(mail.sentAt, locale) : t('desk.customer.unsent')}
          </span>
        </li>
      ))}
    </Part>
  );
}
