/** ISO 3166-1 alpha-2: whose residents no processor in the United States may charge. */
export const UNSERVED_COUNTRIES: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY']);
