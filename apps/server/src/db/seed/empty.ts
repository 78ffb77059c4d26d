/** Nobody and nothing: companies and people come as they are put in. */
export const seedEmpty = async (): Promise<void> => undefined;
