import { LegalFrame } from './legal-frame.tsx';

export const AccessibilityPage = () => <LegalFrame document="accessibility" />;
