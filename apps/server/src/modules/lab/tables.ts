/** The lab's one row. */
export type LabTables = { lab_clock: { single: boolean; offset_seconds: number } };
