import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { SUPPORT_TEXT_MAX, SUPPORT_TOPICS, type SupportTopic } from '@sojourn/domain/support/topics.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { ChosenFiles, FileButton } from '@sojourn/web/files/file-field.tsx';
import { type Files, useFiles } from '@sojourn/web/files/use-files.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendFile } from '#shared/files/send-file.ts';
import { Link } from '#shared/router/link.tsx';
import { type Message, useContactSupport } from './use-support.ts';

type Bookings = OutputOf<Calls['listSupportCases']>['bookings'];
type Typed = { readonly topic: SupportTopic | ''; readonly bookingId: BookingId | ''; readonly text: string };
const NOTHING: Typed = { topic: '', bookingId: '', text: '' };

/** Topic, booking and words; what was sent becomes a case. */
export function MessageForm({ bookings }: { readonly bookings: Bookings }) {
  const t = useText();
  const [typed, setTyped] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const contact = useContactSupport();
  const files = useFiles(sendFile);
  const text = typed.text.trim();
  const message: Message | null =
    typed.topic === '' || text === ''
      ? null
      : { topic: typed.topic, bookingId: typed.bookingId || null, text, fileIds: files.fileIds };
  const send = useOneAtATime(async () => message && contact.mutateAsync(message).catch(() => undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (files.isReady) send();
  };
  if (contact.data) {
    const again = () => {
      contact.reset();
      files.clear();
      setTyped(NOTHING);
      setTried(false);
    };
    return <Sent {...contact.data} onAgain={again} />;
  }
  return (
    <form className="support__form" onSubmit={submit} noValidate>
      <SelectField
        label={t('support.topic')}
        value={typed.topic}
        error={tried && typed.topic === '' ? t('support.topic.missing') : undefined}
        onChange={(event) => setTyped({ ...typed, topic: event.target.value as Typed['topic'] })}
      >
        <option value="">{t('support.topic.choose')}</option>
        {SUPPORT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`support.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <BookingField
        bookings={bookings}
        value={typed.bookingId}
        onChange={(bookingId) => setTyped({ ...typed, bookingId })}
      />
      <TextArea
        label={t('support.text')}
        hint={t('support.text.hint')}
        value={typed.text}
        rows={6}
        maxLength={SUPPORT_TEXT_MAX}
        error={tried && text === '' ? t('support.text.missing') : undefined}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
      />
      <FileField files={files} isTried={tried} />
      {contact.error && <Refused thrown={contact.error} />}
      <Button
        type="submit"
        loading={contact.isPending || files.isSending}
        loadingLabel={t(files.isSending ? 'files.uploading' : 'support.sending')}
      >
        {t('support.send')}
      </Button>
    </form>
  );
}

function FileField({ files, isTried }: { readonly files: Files; readonly isTried: boolean }) {
  const t = useText();
  return (
    <>
      <div className="support__files">
        <FileButton files={files} />
        <p className="small text-2">{t('files.hint')}</p>
      </div>
      <ChosenFiles files={files} />
      {isTried && !files.isReady && !files.isSending && (
        <p className="small text-2" role="alert">
          {t('files.failed')}
        </p>
      )}
    </>
  );
}

type BookingProps = {
  readonly bookings: Bookings;
  readonly value: Typed['bookingId'];
  readonly onChange: (bookingId: Typed['bookingId']) => void;
};

function BookingField({ bookings, value, onChange }: BookingProps) {
  const t = useText();
  const locale = useLocale();
  if (bookings.length === 0) return null;
  return (
    <SelectField
      label={t('support.booking')}
      value={value}
      onChange={(event) => onChange(event.target.value as BookingId | '')}
    >
      <option value="">{t('support.booking.none')}</option>
      {bookings.map(({ bookingId, title, confirmationCode, startsOn }) => (
        <option key={bookingId} value={bookingId}>
          {t('support.booking.option', {
            title,
            day: formatDate(startsOn, locale, 'year'),
            code: confirmationCode,
          })}
        </option>
      ))}
    </SelectField>
  );
}

type SentProps = OutputOf<Calls['contactSupport']> & { readonly onAgain: () => void };

/** The focus comes here: the form that had it is gone. */
function Sent({ caseId, code, dueAt, onAgain }: SentProps) {
  const t = useText();
  const locale = useLocale();
  const email = useSession()?.userInfo.email ?? '';
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="support__form">
      <h2 className="title-l">{t('support.sent.title')}</h2>
      <p>{t('support.sent.text', { code, email, day: formatInstantDay(dueAt, locale, 'year') })}</p>
      <div className="row row--wrap gap-3">
        <Link to="/support/$caseId" params={{ caseId }} className={buttonClass({ size: 's' })}>
          {t('support.sent.see')}
        </Link>
        <Button variant="tertiary" size="s" onClick={onAgain}>
          {t('support.sent.again')}
        </Button>
      </div>
    </div>
  );
}

/** A message that was refused, in its code's own words. */
function Refused({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}
