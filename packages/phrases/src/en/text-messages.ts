import type { textMessages as turkish } from '../tr/text-messages.ts';

/** Text messages. */
export const textMessages: typeof turkish = {
  phoneCode: (p) =>
    `Your Ayraç verification code: ${p.code}. It is valid for ${p.minutes} minutes; do not share it.`,
};
