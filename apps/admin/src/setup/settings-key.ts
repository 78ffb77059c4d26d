/** Under which what a company has chosen is cached. */
export const SETTINGS_KEY = ['settings'];
