import type { NoticeText } from '../notice.ts';

/** Privacy notice of all other forms. */
export const generalNotice: NoticeText = {
  title: 'Privacy Notice on the Protection of Personal Data',
  version: '2026-11-29',
  sections: [
    {
      heading: 'Data controller',
      paragraphs: [
        'Under the Turkish Personal Data Protection Law no. 6698 (KVKK), {controllerName} (address: {controllerAddress}, email: {controllerEmail}) is the data controller and processes your personal data as described below. This notice fulfils our duty to inform you under article 10 of the Law; reading it does not mean that you give consent.',
      ],
    },
    {
      heading: 'Personal data that we process',
      paragraphs: [
        'We record the identity and contact details that you give in the quote form (first name, last name, email address, mobile number, province and district), your gender, date of birth and preferred way and time of contact if you choose to add them, the campaign that you ask about, the time at which you sent the form, and the boxes that you ticked. From the contact form we record your name, email address, phone number if you choose to add it, the topic and your message; from a report about a campaign, the reason, and your email address and remarks if you choose to add them. If you choose to confirm your number by a code sent by text message, an irreversible digest of the code is kept for a short time, and the times at which the code was sent and the number confirmed are recorded with your shortened network address. To prevent abuse, a digest of your network address, which cannot be turned back into the address, is kept for a short time.',
        'If you become a member, we process your username, email address, an irreversible digest of your password, your sessions (browser and shortened network address), what you follow, your notifications, what you do in your account, and what you choose to add to your profile (first name, last name, phone, gender, date of birth, occupation, province, district and your choice of reminders). If you delete your account, a digest of the account and one of your email address, neither of which can be turned back into the original, are kept for some time.',
        'If you subscribe to the newsletter, we record your email address, the language, topics and frequency that you choose, when you asked for, confirmed and ended the subscription, the text that you saw when you confirmed it, and which issues were sent to you.',
        'If you apply to work with us by email, we process your message, your address, and the CV and work samples that you choose to add.',
      ],
    },
    {
      heading: 'Purposes and legal grounds',
      paragraphs: [
        'Receiving your request, passing it to the brand concerned, preparing a quote and getting back to you are directly related to the conclusion or performance of a contract (article 5/2-c).',
        'Running your membership, letting you log in and showing you what you follow rest on the performance of the membership contract (article 5/2-c); the record of sessions and of account activity rests on legitimate interest, for the security of your account (article 5/2-f).',
        'Answering messages from the contact form, and checking and correcting campaigns that you report, rest on legitimate interest (article 5/2-f); what you write is passed to a brand only where your request concerns it.',
        'The newsletter is sent only with your explicit consent (article 5/1) and permission, which you give by ticking a separate box, confirm with a link in an email, and may withdraw with a link at the end of each issue; keeping proof of this permission rests on legal obligation (article 5/2-ç).',
        'Considering your application for work is directly related to the conclusion of an employment contract (article 5/2-c); keeping it for later openings rests only on the explicit consent that you state in your message (article 5/1).',
        'Duties of storage and information under the law, and deleting an account again if a backup brings it back, rest on legal obligation (article 5/2-ç); keeping records in order to establish, exercise or protect a right rests on item (e) of the same paragraph.',
        'Sorting out repeated and automated requests, keeping the service secure and counting requests rest on legitimate interest, as far as your fundamental rights and freedoms are not harmed (article 5/2-f).',
        'Your data are used for personal suggestions, and commercial messages are sent, only with the explicit consent and permission that you give by ticking separate boxes and may withdraw at any time. Leaving these boxes empty does not affect your quote.',
        'A code is sent to your number only when you ask for it. It serves to prove that a permission for text messages and calls was given by the holder of the number, and to prevent messages to other people’s numbers; this rests on legitimate interest (article 5/2-f). The message with the code contains no advertising; leaving your number unconfirmed does not affect your quote.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: [
        'To answer your request, and within the limits of this purpose and of article 8 of the Law, your details are passed to the brand that runs the campaign and its authorised dealer; to processors bound by contract that provide hosting, email and text messages; and to public bodies with legal authority. Your data are never sold, never shared with unrelated third parties, and not transferred abroad unless there is a clear legal ground.',
      ],
    },
    {
      heading: 'Method of collection and storage period',
      paragraphs: [
        'Your personal data are collected electronically and by automated means, when you fill in the forms on our site. Records of your request are kept after its conclusion for the relevant limitation and statutory periods; when these end, the records are erased, destroyed or anonymised. Membership data are kept as long as your account and are deleted with it. Newsletter records are kept as long as the subscription, and the proof of your permission for some time after the subscription ends. The table on the KVKK page states the periods.',
      ],
    },
    {
      heading: 'Your rights and how to apply',
      paragraphs: [
        'Under article 11 of the Law you may learn whether your personal data are processed and ask for information about it, learn the purpose and whether the data are used accordingly, know the recipients in Türkiye and abroad, ask for incomplete or wrong data to be corrected and, where the conditions are met, for data to be erased or destroyed, ask that the recipients be notified of either, object to a result against you that comes solely from analysis by automated systems, and claim compensation for damage caused by unlawful processing.',
        'Send your application in writing to {controllerAddress} or by email to {controllerEmail}; as a member you can also apply on the “My data” page of your profile, where you can see, download and erase your data. We deal with applications free of charge, within thirty days at the latest. You may complain to the Personal Data Protection Board within thirty days of receiving the reply and in any case within sixty days of the application.',
      ],
    },
  ],
};
