/**
 * The bank's page, in place: what's paid waits for its answer. A reload or another tab shows it again, and it
 * goes on without this page once the bank has answered.
 */
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import './bank-panel.css';

type PanelProps = {
  readonly url: string;
  /** Until when it can be answered, and what's held until then. */
  readonly text: string;
  readonly giveUp: string;
  /** `true`: it's given up. */
  readonly goOn: {
    readonly mutate: (giveUp: boolean) => void;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly variables: boolean | undefined;
  };
};

/** What the bank's page, or the page that it ends with, posts once it's answered; it has no content. */
const isOver = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'sojourn-card-check/1';

/** Looks as soon as the bank's page says that it's over, and when this page is looked at again. */
function useGoOn(frame: { readonly current: HTMLIFrameElement | null }, goOn: () => void): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === (frame.current?.contentWindow ?? null) && isOver(data)) latest.current();
    };
    const onShown = () => document.visibilityState === 'visible' && latest.current();
    addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [frame]);
}

export function BankPanel({ url, text, giveUp, goOn }: PanelProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { mutate, isPending, isError, variables } = goOn;
  useGoOn(frame, () => mutate(false));
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="bank-panel">
      <h2 ref={heading} tabIndex={-1} className="title-m">
        {t('bank.title')}
      </h2>
      <p className="text-2">{text}</p>
      <iframe
        ref={frame}
        className="bank-panel__page"
        title={t('bank.frame')}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
      {isError && (
        <Banner tone="warn" live="alert">
          {t('bank.unsure')}
        </Banner>
      )}
      <div className="row row--wrap gap-2">
        <Button
          variant="secondary"
          size="s"
          loading={isPending && variables === false}
          onClick={() => mutate(false)}
        >
          {t('bank.done')}
        </Button>
        <a className="link small" href={url} target="_blank" rel="noreferrer">
          {t('bank.newTab')}
        </a>
        <Button
          variant="tertiary"
          size="s"
          loading={isPending && variables === true}
          onClick={() => mutate(true)}
        >
          {giveUp}
        </Button>
      </div>
      <p className="small text-3">{t('bank.safe')}</p>
    </Card>
  );
}
