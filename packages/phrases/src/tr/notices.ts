import type { Notices } from '../notice.ts';
import { borusanNotice } from './notice-borusan.ts';
import { generalNotice } from './notice-general.ts';

/** Privacy notices and labels of the optional checkboxes in Turkish. */
export const notices: Notices = {
  general: generalNotice,
  borusan: borusanNotice,
  questions: {
    version: '2026-11',
    explicitConsent:
      'Bilgilerimin, bana özel kampanya önerileri hazırlanması amacıyla işlenmesine açık rıza veriyorum.',
    marketingEmail: 'Kampanya ve tanıtım iletilerinin e-posta ile gönderilmesine onay veriyorum.',
    marketingSms: 'Kampanya ve tanıtım iletilerinin kısa mesaj (SMS) ile gönderilmesine onay veriyorum.',
    marketingCall: 'Kampanya ve tanıtım amacıyla telefonla aranmaya onay veriyorum.',
    newsletter:
      'Ayraç bülteninin, seçtiğim konulardaki kampanyalarla, haftada ya da ayda bir bu adrese e-posta ile gönderilmesine onay veriyorum.',
  },
};
