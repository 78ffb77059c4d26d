import type { Capability } from '#modules/capability.ts';
import type { ReminderDeps } from './product.ts';
import { reminderJobs } from './send-reminders.ts';

export const reminders: Capability<unknown, ReminderDeps> = {
  name: 'reminders',
  jobs: reminderJobs,
};
