/**
 * The vault's own fields in a frame that may run scripts of its origin and nothing else. What's typed there
 * never reaches this page, only the token does.
 */
import {
  type FieldsLook,
  type FieldsMessage,
  type PageMessage,
  readFieldsMessage,
  sealMessage,
} from '@sojourn/domain/payments/card-messages.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newIdempotencyKey, useRandom } from '../effects.tsx';
import { useTenant } from '../tenant/tenant.tsx';
import { useLocale } from '../text/locale.tsx';
import { useTheme } from '../theme.tsx';

/** As the fields are to look: this page's tenant, light and language. */
export function useFieldsLook(): FieldsLook {
  const { theme: tenantTheme, colors } = useTenant();
  const { shown: theme } = useTheme();
  const locale = useLocale();
  return useMemo(() => ({ tenantTheme, colors, theme, locale }), [tenantTheme, colors, theme, locale]);
}

export type FieldsFrame = {
  readonly ref: (frame: HTMLIFrameElement | null) => void;
  /** Nobody but this frame can have it. */
  readonly nonce: string;
  readonly post: (message: PageMessage) => void;
};

/**
 * Talks with the frame: exactly the vault's origin, exactly this frame, this nonce, messages of the one
 * form.
 */
export function useFieldsFrame(receive: (message: FieldsMessage) => void): FieldsFrame {
  const { vaultOrigin } = useTenant();
  const random = useRandom();
  const [nonce] = useState(() => newIdempotencyKey(random));
  const frame = useRef<HTMLIFrameElement | null>(null);
  const listener = useRef(receive);
  listener.current = receive;
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== vaultOrigin || event.source !== (frame.current?.contentWindow ?? null)) return;
      const message = readFieldsMessage(event.data, nonce);
      if (message) listener.current(message);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [vaultOrigin, nonce]);
  const post = useCallback(
    (message: PageMessage) =>
      frame.current?.contentWindow?.postMessage(sealMessage(nonce, message), vaultOrigin),
    [nonce, vaultOrigin],
  );
  const ref = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  return { ref, nonce, post };
}

type CardFieldsProps = {
  readonly frame: FieldsFrame;
  readonly fieldsUrl: string;
  readonly title: string;
  /** Pixels; 0 before the fields have reported their height. */
  readonly height: number;
};

export function CardFields({ frame, fieldsUrl, title, height }: CardFieldsProps) {
  const { vaultOrigin } = useTenant();
  if (new URL(fieldsUrl).origin !== vaultOrigin) throw new Error('the card fields are of another origin');
  return (
    <iframe
      ref={frame.ref}
      className="card-fields"
      title={title}
      src={`${fieldsUrl}#${frame.nonce}`}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      style={{ height }}
    />
  );
}
