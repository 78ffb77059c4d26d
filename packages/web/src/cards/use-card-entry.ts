/**
 * Adding a card, from the ticket to the saved card. The fields send the number to the vault and answer a
 * token; the server makes a card of it.
 */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { FieldsMessage } from '@sojourn/domain/payments/card-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { type FieldsFrame, useFieldsFrame, useFieldsLook } from './card-fields.tsx';
import { type Trouble, troubleOfFields } from './trouble-view.ts';
import { type CardSource, takeTicket, useVerification } from './use-verification.ts';

/**
 * `opening`: until the fields are drawn; `adding`: the vault, then the server has the card; `checking`: its
 * bank asks in the frame.
 */
type EntryStep = 'opening' | 'typing' | 'adding' | 'checking';
export type CardEntry = {
  readonly step: EntryStep;
  readonly trouble: Trouble | null;
  readonly frame: FieldsFrame;
  /** Null until the server has returned it. */
  readonly fieldsUrl: string | null;
  readonly height: number;
  readonly save: () => void;
  /** Back to the fields, with what was typed. */
  readonly edit: () => void;
  /** The same again. */
  readonly retry: () => void;
};

/** Until then the fields must have been drawn. */
const PATIENCE_MS = 15_000;

/** Where the entry is, what is in the way, and how high the drawn fields are. */
function useEntryState() {
  const [step, setStep] = useState<EntryStep>('opening');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [height, setHeight] = useState(0);
  const fail = (found: Trouble) => {
    setTrouble(found);
    setStep((now) => (now === 'opening' ? now : 'typing'));
  };
  const resize = (pixels: number) => {
    setHeight(pixels);
    setStep((now) => (now === 'opening' && pixels > 0 ? 'typing' : now));
  };
  return { step, setStep, trouble, setTrouble, fail, height, resize };
}

type EntryEnds = { readonly onSaved: (card: PaymentMethod) => void; readonly onEscape: () => void };

export function useCardEntry(source: CardSource, { onSaved, onEscape }: EntryEnds): CardEntry {
  const { step, setStep, trouble, setTrouble, fail, height, resize } = useEntryState();
  const [fieldsUrl, setFieldsUrl] = useState<string | null>(null);
  const look = useFieldsLook();
  /** The ticket that the fields have; null once it is used. */
  const ticket = useRef<string | null>(null);
  const hasRenewed = useRef(false);
  const verification = useVerification(source, {
    onSaved,
    onTrouble: fail,
    onBegin: () => setStep('adding'),
  });

  const onMessage = (message: FieldsMessage) => {
    if (message.type === 'ready') start();
    else if (message.type === 'invalid') setStep('typing');
    else if (message.type === 'checking') setStep('checking');
    else if (message.type === 'failed') refused(message.reason);
    // As in any other dialog: not while the card is on its way
    else if (message.type === 'escaped') {
      if (step !== 'adding') onEscape();
    } else if (message.type === 'resized') resize(message.height);
    else if (message.type === 'sending') {
      setTrouble(null);
      setStep('adding');
    } else {
      ticket.current = null;
      hasRenewed.current = false;
      void verification.begin(message);
    }
  };
  const frame = useFieldsFrame(onMessage);
  const start = () => ticket.current && frame.post({ type: 'start', ticket: ticket.current, look });
  const open = async (): Promise<boolean> => {
    const taken = await takeTicket(source);
    if ('kind' in taken) fail(taken);
    else {
      ticket.current = taken.ticket;
      setFieldsUrl(taken.fieldsUrl);
      start();
    }
    return !('kind' in taken);
  };
  const submit = async () => {
    setTrouble(null);
    if (ticket.current || (await open())) frame.post({ type: 'submit' });
  };
  /** A ticket that is used or too old is replaced once by itself. */
  const refused = (reason: (FieldsMessage & { type: 'failed' })['reason']) => {
    const isRenewed = reason === 'TicketEnded' && !hasRenewed.current;
    if (reason !== 'Unavailable') ticket.current = null;
    hasRenewed.current = isRenewed;
    if (isRenewed) void submit();
    else fail(troubleOfFields(reason));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => void open(), []);
  useEffect(() => frame.post({ type: 'look', look }), [frame.post, look]);
  useLate(step === 'opening' && !trouble, () => setTrouble(troubleOfFields('Unavailable')));

  const retry = () => {
    setTrouble(null);
    if (verification.isOpen()) void verification.again();
    else void (step === 'opening' ? open() : submit());
  };
  const save = () => void submit();
  return { step, trouble, frame, fieldsUrl, height, save, edit: () => setTrouble(null), retry };
}

/** Calls back when something has lasted too long. */
function useLate(waiting: boolean, onLate: () => void): void {
  const late = useRef(onLate);
  late.current = onLate;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => late.current(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
}
