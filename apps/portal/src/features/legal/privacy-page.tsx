import { LegalFrame } from './legal-frame.tsx';

export const PrivacyPage = () => <LegalFrame document="privacy" />;
