import { LegalFrame } from './legal-frame.tsx';

export const CookiesPage = () => <LegalFrame document="cookies" />;
