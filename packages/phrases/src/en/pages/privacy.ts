import type { PageTemplate } from '../../page-text.ts';

export const privacy: PageTemplate = {
  title: 'Privacy policy',
  description: 'What Ayraç keeps and why, who it shares it with, for how long, and what rights you have.',
  version: '2026-11-27',
  date: '2026-11-27',
  introduction: [
    'You can look around without telling us who you are. We take your details when you fill in a form, for the purpose stated beside it. This page puts it in everyday words; the details that Law no. 6698 asks for are in the personal data notice (KVKK).',
  ],
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{controllerName} (address: {controllerAddress}, e-mail: {controllerEmail}) is responsible for the personal data that this site collects. Once your request has reached the brand, the brand is responsible for what it does itself and gives you its own notice.',
      ],
    },
    {
      heading: 'What you give us',
      paragraphs: [
        'The quote form asks for your first and last name, e-mail address, mobile number, province and district; without them the brand cannot get back to you. Gender, date of birth and how you would like to be reached are optional. If you write to us through the contact form or by e-mail, your name, address and message are used to answer you.',
        'If you become a member, your username, your e-mail address and what you choose to add to your profile are kept as long as your account. If you subscribe to the newsletter, your address and the language, topics and frequency that you choose are recorded; it starts when you confirm it by the link that we send you, and ends by the link at the end of each issue. A subscription that was not confirmed is kept for {unconfirmedDays} days, one that has ended for {subscriptionYears} years with the proof of your permission.',
        'The box “I have read the privacy notice” shows that you were informed; it is not consent. The boxes for personal suggestions and commercial messages are separate, start empty, and leaving them empty does not affect your quote. Which text you saw in which version, and what you ticked, is recorded with the time.',
        'Your permission for text messages and calls holds once you have confirmed your number. For this, and only when you ask for it, we send a code of six digits to your number by text message, so that nobody can give permission for the number of another. We keep an irreversible digest of the code, not the code itself, with the number, and delete it at most {codeHours} hours after the code has run out. That a code was sent and a number confirmed stays on record, with your shortened network address, for at most {auditYears} years; the permission that you confirmed stays as long as the request or account that it was given with.',
      ],
    },
    {
      heading: 'What is recorded while you use the site',
      paragraphs: [
        'To be able to stop an excessive number of requests from one network, a digest is made from your network address, which cannot be turned back into the address, and is kept for {fingerprintHours} hours at most. When views of campaign pages are counted, a digest is used that does not identify you and changes every day; no list is made of who viewed which campaign. In technical records, e-mail addresses and phone numbers are masked.',
        'What is stored in your browser is listed one by one in the cookie policy.',
      ],
      seeAlso: ['cookiePolicy'],
    },
    {
      heading: 'What we do not do',
      paragraphs: [],
      points: [
        'We do not sell your details, nor hand contact details to advertising networks.',
        'We do not ask for the location, contacts or photos of your device.',
        'We take no card details; there are no payments on this site.',
        'We make no decision against you by automated evaluation alone.',
        'We send no promotion without your recorded permission.',
      ],
    },
    {
      heading: 'Who we share it with',
      paragraphs: [
        'Your request goes to the brand behind the campaign you chose and, where there is one, to the authorised dealer who prepares the quote. Suppliers of hosting, e-mail and text messages have access only on our behalf and are bound by contract. If a public body with legal authority asks, it is told only what the law requires. We share your details with nobody else.',
      ],
    },
    {
      heading: 'How long we keep it and how we protect it',
      paragraphs: [
        'We keep each kind of data as long as its purpose needs; the table in the notice states the period for each of the ten categories. When the period ends, the data are deleted or made anonymous.',
        'The record of e-mails that we sent you stays for at most {mailDays} days. As a member you see on the page My data of your profile what we hold and for how long; there you can download all of it, change your permissions for commercial messages, and erase your account with your data. After that, numbers remain of your requests that do not tell who you are; and a digest of your account and one of your e-mail address, neither of which can be turned back, are kept for {erasureYears} years, so that the account is deleted again if a backup is restored.',
        'Only those who need to see the details for their work have access. Members’ passwords are kept as a digest that cannot be reversed. No system is perfect; if a breach affects your data, the Board and you are told in the way that the law provides.',
      ],
    },
    {
      heading: 'Children and other sites',
      paragraphs: [
        'The quote forms are for people who are eighteen or older. The site may link to pages of brands, banks and social networks. Once you follow a link, the rules of that site apply.',
      ],
    },
    {
      heading: 'Your rights and the time limits',
      paragraphs: [
        'To see, correct or delete your details, or to withdraw a permission, write to {controllerEmail}. Your application is concluded free of charge within 30 days at the latest. You may complain to the Personal Data Protection Board within 30 days of learning the reply, and in any case within 60 days of the application.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'When this text changes',
      paragraphs: [
        'If a new feature is to use personal data, the text is brought up to date before the feature starts. Each update changes the version and the date below the title. The version of the text shown in a form stays on record with your request, so that a later change does not alter what you saw.',
      ],
    },
  ],
};
