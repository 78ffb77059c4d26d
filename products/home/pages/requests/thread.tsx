/** What guest and host wrote, each with what they are to the stay, and the field to write in. */
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Eye, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PartyType } from '#home/rules/home.ts';
import type { WireHostMessage } from '#home/wire/home-requests.ts';
import { Refused } from './withdraw-button.tsx';

type ThreadProps = {
  readonly messages: readonly WireHostMessage[];
  /** Who reads here. */
  readonly reader: PartyType;
  /** Of the other side. */
  readonly other: string;
  readonly own: string;
  /** What happened before the first message. */
  readonly start?: ReactNode;
  /** Resolves once it's sent; null where nothing can be written. */
  readonly send: {
    readonly write: (text: string) => Promise<unknown>;
    readonly isSending: boolean;
    readonly error: unknown;
  } | null;
};

export function HostThread({ messages, reader, other, own, start, send }: ThreadProps) {
  const t = useText();
  const last = messages.at(-1);
  return (
    <>
      <ol className="host-thread" aria-label={t('homeRequests.thread', { name: other })}>
        {start && <li className="host-thread__event small">{start}</li>}
        {messages.map((message) => (
          <Message key={message.messageId} message={message} reader={reader} other={other} own={own} />
        ))}
        {last?.from === reader && last.readAt && <Read other={other} at={last.readAt} />}
      </ol>
      {send && <WriteForm {...send} other={other} />}
    </>
  );
}

type MessageProps = Pick<ThreadProps, 'reader' | 'other' | 'own'> & { readonly message: WireHostMessage };

function Message({ message: { from, text, sentAt }, reader, other, own }: MessageProps) {
  const t = useText();
  const locale = useLocale();
  const isOwn = from === reader;
  return (
    <li className={`host-thread__message host-thread__message--${isOwn ? 'own' : 'other'}`}>
      <Avatar name={isOwn ? own : other} size="s" tint={!isOwn} />
      <div>
        <p className="row row--wrap gap-2 small">
          <b>{isOwn ? t('homeRequests.you') : other}</b>
          <PartyTag party={from} />
          <time className="text-2" dateTime={sentAt}>
            {formatInstant(sentAt, locale)}
          </time>
        </p>
        <p className="host-thread__text">{text}</p>
      </div>
    </li>
  );
}

function PartyTag({ party }: { readonly party: PartyType }) {
  const t = useText();
  const Icon = party === 'Host' ? KeyRound : UserRound;
  return (
    <Tag {...(party === 'Host' && { tone: 'accent' as const })} icon={<Icon aria-hidden="true" />}>
      {t(`homeRequests.party.${party}`)}
    </Tag>
  );
}

type ReadProps = { readonly other: string; readonly at: NonNullable<WireHostMessage['readAt']> };

function Read({ other, at }: ReadProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <li className="host-thread__event small text-2">
      <Eye className="icon icon--s" aria-hidden="true" />
      {t('homeRequests.read', { name: other, when: formatInstant(at, locale) })}
    </li>
  );
}

type FormProps = NonNullable<ThreadProps['send']> & Pick<ThreadProps, 'other'>;

function WriteForm({ write, isSending, error, other }: FormProps) {
  const t = useText();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || isSending) return;
    void write(written).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form className="host-thread__form" onSubmit={submit}>
      <TextArea
        label={t('homeRequests.write', { name: other })}
        value={text}
        maxLength={1000}
        onChange={(event) => setText(event.target.value)}
      />
      {Boolean(error) && <Refused thrown={error} />}
      <div className="row row--between row--wrap gap-3">
        <p className="small text-2 row gap-2">
          <ShieldCheck className="icon icon--s" aria-hidden="true" />
          <span>{t('homeRequests.write.safe')}</span>
        </p>
        <Button type="submit" variant="secondary" size="s" loading={isSending} disabled={text.trim() === ''}>
          {t('homeRequests.send')}
        </Button>
      </div>
    </form>
  );
}
