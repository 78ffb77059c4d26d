import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CloudOff } from 'lucide-react';
import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** A section that breaks says so in its own place; the others stay within reach (A §8). */
export class SectionBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <Broken onRetry={() => this.setState({ isBroken: false })} />;
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Problem
      icon={<CloudOff />}
      headingLevel={2}
      title={t('profile.broken.title')}
      actions={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
    >
      {t('profile.broken.text')}
    </Problem>
  );
}
