import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

type DownloadCsvProps = {
  readonly name: string;
  /** On the button. */
  readonly text?: string;
  readonly load: () => Promise<Blob>;
  readonly size?: 's';
};

export function DownloadCsv({ name, text, load, size }: DownloadCsvProps) {
  const t = useText();
  const show = useToast();
  const download = useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      const href = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = href;
      link.download = name;
      link.click();
      URL.revokeObjectURL(href);
    },
    onError: () => show({ tone: 'bad', text: t('admin.exportFailed') }),
  });
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      icon={<Download className="icon" aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {text ?? t('admin.export')}
    </Button>
  );
}
