/** The formats moved to the domain, as mail and receipts print figures too; pages still ask for them here. */
export * from '@sojourn/domain/formats.ts';
