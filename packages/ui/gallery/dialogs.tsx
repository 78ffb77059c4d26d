import type { Instant } from '@sojourn/domain/dates.ts';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '../src/content/back-link.tsx';
import { KeyValue, KeyValues } from '../src/content/card.tsx';
import { CountdownClock } from '../src/dates/countdown-clock.tsx';
import { Modal } from '../src/dialogs/modal.tsx';
import { Popover } from '../src/dialogs/popover.tsx';
import { Sheet } from '../src/dialogs/sheet.tsx';
import { useToast } from '../src/dialogs/toast.tsx';
import { Banner } from '../src/feedback/banner.tsx';
import { Button } from '../src/inputs/button.tsx';
import { Section } from './section.tsx';

function RefundModal({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  // Stands for a request in flight: nothing closes the modal until it ends.
  const send = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <Modal
      open={open}
      locked={busy}
      onClose={onClose}
      closeLabel="Close"
      eyebrow="Cancel flight, step 2 of 3"
      title="How should we refund you?"
      banner={
        <Banner tone="warn" size="s" icon={<TriangleAlert />}>
          This cannot be undone. Disruption assistance ends, and the $174.00 paid for add-ons is not refunded.
        </Banner>
      }
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            Keep my flight
          </Button>
          <Button variant="danger" loading={busy} loadingLabel="Canceling…" onClick={send}>
            Review and cancel
          </Button>
        </>
      }
    >
      <p className="text-2">You added cancel for any reason. Canceling applies to both travelers.</p>
      <KeyValues>
        <KeyValue label="Summit card 4417">$339.20</KeyValue>
        <KeyValue label="Harbor miles">32,000 miles, $320.00</KeyValue>
        <KeyValue label="Trip total" weight="total">
          $1,298.00
        </KeyValue>
      </KeyValues>
    </Modal>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<'modal' | 'sheet'>();
  const toast = useToast();
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialogs" span="wide">
      <div className="row row--wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('modal')}>
          Open modal
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Button variant="secondary" onClick={() => toast({ text: 'Saved.' })}>
          Show toast
        </Button>
        <Popover
          label="Sort"
          trigger={(wiring) => (
            <Button variant="secondary" {...wiring}>
              Open popover
            </Button>
          )}
        >
          {(shut) => <Button onClick={shut}>Done</Button>}
        </Popover>
        <BackLink>
          <a href="#back">Back to fares</a>
        </BackLink>
        <CountdownClock expiresAt={'2027-02-08T12:14:32Z' as Instant} now={'2027-02-08T12:00:00Z' as Instant}>
          {({ clock }) => `Held for ${clock} while you finish`}
        </CountdownClock>
      </div>
      <RefundModal open={open === 'modal'} onClose={close} />
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        closeLabel="Close"
        title="Filters"
        actions={<Button onClick={close}>Show 74 stays</Button>}
      >
        <p>Popular</p>
      </Sheet>
    </Section>
  );
}
