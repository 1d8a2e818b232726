import type { NoticeText } from '../notice.ts';

/** Privacy notice of all other forms. */
export const generalNotice: NoticeText = {
  title: 'Privacy Notice on the Protection of Personal Data',
  version: '2026-11-27',
  sections: [
    {
      heading: 'Data controller',
      paragraphs: [
        'Under the Turkish Personal Data Protection Law no. 6698 (KVKK), your personal data are processed by {controllerName} (address: {controllerAddress}, e-mail: {controllerEmail}) as the data controller, in the way described below. This notice fulfils the duty to inform under article 10 of the Law; reading it does not mean that you give consent.',
      ],
    },
    {
      heading: 'Personal data that we process',
      paragraphs: [
        'We record the identity and contact details that you give in the quote form (first name, last name, e-mail address, mobile number, province and district), your gender, date of birth and preferred way and time of contact if you choose to add them, the campaign that you ask about, the moment at which you sent the form, and the boxes that you ticked. Of the contact form we record your name, e-mail address, phone number if you choose to add it, the topic and your message; of a report about a campaign its reason, and your e-mail address and remarks if you choose to add them. If you choose to confirm your number by a code sent by text message, an irreversible digest of the code is kept for a short time, and the moments at which the code was sent and the number confirmed are recorded with your shortened network address. To prevent abuse, a digest of your network address, which cannot be turned back into the address, is kept for a short time.',
        'If you become a member, we process your username, e-mail address, an irreversible digest of your password, your sessions (browser and shortened network address), what you follow, your notifications, what you do in your account, and what you choose to add to your profile (first name, last name, phone, gender, date of birth, occupation, province, district and your choice of reminders). If you delete your account, a digest of the account and one of your e-mail address, neither of which can be turned back, are kept for a time.',
        'If you subscribe to the newsletter, we record your e-mail address, the language, topics and frequency that you choose, when you asked for, confirmed and ended the subscription, the text that you saw when you confirmed it, and which issues were sent to you.',
        'If you apply to work with us by e-mail, we process your message, your address, and the CV and work samples that you choose to add.',
      ],
    },
    {
      heading: 'Purposes and legal grounds',
      paragraphs: [
        'Receiving your request, passing it to the brand concerned, preparing a quote and getting back to you are directly related to the conclusion or performance of a contract (article 5/2-c).',
        'Running your membership, letting you sign in and showing you what you follow rest on the performance of the membership contract (article 5/2-c); the record of sessions and of what was done rests on legitimate interest, for the security of your account (article 5/2-f).',
        'Answering what you write through the contact form, and checking and correcting a campaign that you report, rest on legitimate interest (article 5/2-f); what you write is passed to a brand only where your request concerns it.',
        'The newsletter is sent only with the explicit consent (article 5/1) and permission that you give by its own box, confirm by a link in an e-mail, and may withdraw by a link at the end of each issue; keeping proof of this permission rests on legal obligation (article 5/2-ç).',
        'Considering your application for work is directly related to the conclusion of an employment contract (article 5/2-c); keeping it for later openings rests only on the explicit consent that you state in your message (article 5/1).',
        'Duties of storage and information under the law, and deleting an account again if it returns from a backup, rest on legal obligation (article 5/2-ç); keeping records in order to establish, exercise or protect a right rests on item (e) of the same paragraph.',
        'Sorting out repeated and automated requests, keeping the service secure and counting requests rest on legitimate interest, as far as your fundamental rights and freedoms are not harmed (article 5/2-f).',
        'Your data are used for suggestions made for you, and commercial messages are sent, only with the explicit consent and permission that you give by separate boxes and may withdraw at any time. Leaving these boxes empty does not affect your quote.',
        'A code is sent to your number only when you ask for it. It serves to prove that a permission for text messages and calls was given by whoever has the number, and to keep messages from the numbers of others; this rests on legitimate interest (article 5/2-f). The code carries no promotion; leaving your number unconfirmed does not affect your quote.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: [
        'To answer your request, and within the limits of article 8 of the Law and of the purpose, your details are passed to the brand that runs the campaign and its authorised dealer; to processors bound by contract that provide hosting, e-mail and text messages; and to public bodies with legal authority. Your data are never sold, never shared with unrelated third parties, and not transferred abroad unless there is a clear legal ground.',
      ],
    },
    {
      heading: 'Method of collection and storage period',
      paragraphs: [
        'Your personal data are collected electronically and by automated means, when you fill in the forms on our site. Records of your request are kept after its conclusion for the relevant limitation and statutory periods; when these end, they are erased, destroyed or made anonymous. Membership data are kept as long as your account and are deleted with it. Newsletter records are kept as long as the subscription, and the proof of your permission for a time after its end. The table on the KVKK page states the periods.',
      ],
    },
    {
      heading: 'Your rights and how to apply',
      paragraphs: [
        'Under article 11 of the Law you may learn whether your personal data are processed and ask for information about it, learn the purpose and whether the data are used accordingly, know the recipients in Türkiye and abroad, ask for correction of incomplete or wrong data, for erasure or destruction where the conditions are met and for notice of both to the recipients, object to a result against you that comes from analysis by automated systems alone, and claim compensation for damage caused by unlawful processing.',
        'Send your application in writing to {controllerAddress} or by e-mail to {controllerEmail}; as a member you can also apply on the page My data of your profile, and see, download and erase your data there. Applications are concluded free of charge within thirty days at the latest. You may complain to the Personal Data Protection Board within thirty days of learning the reply and in any case within sixty days of the application.',
      ],
    },
  ],
};
