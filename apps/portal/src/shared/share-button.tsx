import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { type FlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Share } from 'lucide-react';

type ShareButtonProps = {
  readonly name: string;
  /** Of the page that is shared. */
  readonly path: string;
  readonly search: FlatSearch;
};

/** The device's own sharing where it has one, else the link on the clipboard. */
export function ShareButton({ name, path, search }: ShareButtonProps) {
  const t = useText();
  const toast = useToast();
  const share = async () => {
    const url = `${location.origin}${path}${printFlatSearch(search)}`;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast({ text: t('booking.share.copied') });
    } catch (thrown) {
      const closed = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!closed) toast({ text: t('booking.share.failed'), tone: 'bad' });
    }
  };
  return (
    <Button variant="secondary" size="s" icon={<Share aria-hidden="true" />} onClick={() => void share()}>
      {t('booking.share')}
    </Button>
  );
}
