/** The desk's addresses. */
export const casePath = (caseId: string): string => `/cases/${caseId}`;
export const customerPath = (customerId: string): string => `/customers/${customerId}`;
