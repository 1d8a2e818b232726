import type { Notices } from '../notice.ts';
import { borusanNotice } from './notice-borusan.ts';
import { generalNotice } from './notice-general.ts';

/** Privacy notices and labels of the optional checkboxes in English. */
export const notices: Notices = {
  general: generalNotice,
  borusan: borusanNotice,
  questions: {
    version: '2026-11',
    explicitConsent:
      'I give my explicit consent to the processing of my details for campaign suggestions made for me.',
    marketingEmail: 'I agree to receive campaigns and promotions by e-mail.',
    marketingSms: 'I agree to receive campaigns and promotions by text message (SMS).',
    marketingCall: 'I agree to be called about campaigns and promotions.',
    newsletter:
      'I agree that the Ayraç newsletter, with campaigns of the topics that I choose, is sent to this address by e-mail once a week or once a month.',
  },
};
