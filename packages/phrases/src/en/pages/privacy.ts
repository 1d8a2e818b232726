import type { PageTemplate } from '../../page-text.ts';

export const privacy: PageTemplate = {
  title: 'Privacy policy',
  description: 'What Ayraç keeps and why, who it shares it with, for how long, and what rights you have.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'You can look around without telling us who you are. We take your details when you fill in a form, for the purpose stated beside it. This page puts it in everyday words; the details that Law no. 6698 asks for are in the personal data notice (KVKK).',
  ],
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{controllerName} (address: {controllerAddress}, email: {controllerEmail}) is responsible for the personal data that this site collects. Once your request has reached the brand, the brand is responsible for how it uses your details itself, and gives you its own notice.',
      ],
    },
    {
      heading: 'What you give us',
      paragraphs: [
        'The quote form asks for your first and last name, email address, mobile number, province and district; without them the brand cannot get back to you. Gender, date of birth and how you would like to be reached are optional. If you write to us through the contact form or by email, your name, address and message are used to answer you.',
        'If you become a member, your username, your email address and what you choose to add to your profile are kept for as long as you have the account. If you subscribe to the newsletter, your address and the language, topics and frequency that you choose are recorded; it starts when you confirm it with the link we send you, and you can end it with the link at the end of each issue. An unconfirmed subscription is kept for {unconfirmedDays} days; one that has ended is kept for {subscriptionYears} years with the proof of your permission.',
        'The box “I have read the privacy notice” shows that you were informed; it is not consent. The boxes for personal suggestions and commercial messages are separate, start empty, and leaving them empty does not affect your quote. We record which version of which text you saw and what you ticked, with the time.',
        'Your permission for text messages and calls takes effect once you have confirmed your number. For this, and only when you ask for it, we send a six-digit code to your number by text message, so that nobody can give permission for someone else’s number. We keep an irreversible digest of the code, not the code itself, with the number, and delete it within {codeHours} hours after the code expires. The fact that a code was sent and a number confirmed is kept on record, with your shortened network address, for at most {auditYears} years; the permission you confirmed is kept for as long as the request or account it was given with.',
      ],
    },
    {
      heading: 'What is recorded while you use the site',
      paragraphs: [
        'To stop excessive numbers of requests from one network, we make a digest of your network address that cannot be turned back into the address, and keep it for {fingerprintHours} hours at most. To count views of campaign pages, we use a digest that does not identify you and changes every day; there is no list of who viewed which campaign. In technical records, email addresses and phone numbers are masked.',
        'What is stored in your browser is listed one by one in the cookie policy.',
      ],
      seeAlso: ['cookiePolicy'],
    },
    {
      heading: 'What we do not do',
      paragraphs: [],
      points: [
        'We do not sell your details or give contact details to advertising networks.',
        'We do not ask for your device’s location, contacts or photos.',
        'We take no card details; there are no payments on this site.',
        'We make no decisions against you based on automated evaluation alone.',
        'We send no promotional messages without your recorded permission.',
      ],
    },
    {
      heading: 'Who we share it with',
      paragraphs: [
        'Your request goes to the brand behind the campaign you chose and, where there is one, to the authorised dealer who prepares the quote. Suppliers of hosting, email and text messages have access only on our behalf and are bound by contract. If a public body with legal authority asks, we tell it only what the law requires. We share your details with nobody else.',
      ],
    },
    {
      heading: 'How long we keep it and how we protect it',
      paragraphs: [
        'We keep each kind of data for as long as its purpose requires; the table in the notice states the period for each of the ten categories. When the period ends, the data are deleted or made anonymous.',
        'The record of emails we sent you is kept for at most {mailDays} days. As a member, you can see what we hold and for how long on the My data page of your profile; there you can download all of it, change your permissions for commercial messages, and erase your account with your data. After that, only figures that do not identify you remain of your requests; a digest of your account and one of your email address, neither of which can be reversed, are kept for {erasureYears} years, so that the account is deleted again if a backup is restored.',
        'Only those who need to see the details for their work have access. Members’ passwords are kept as a digest that cannot be reversed. No system is perfect; if a breach affects your data, we inform the Board and you as the law requires.',
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
        'To see, correct or delete your details, or to withdraw a permission, write to {controllerEmail}. We deal with your application free of charge, within 30 days at the latest. You may complain to the Personal Data Protection Board within 30 days of learning the reply, and in any case within 60 days of the application.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'When this text changes',
      paragraphs: [
        'If a new feature will use personal data, this text is updated before the feature starts. Each update changes the version and the date below the title. The version of the text shown in a form stays on record with your request, so that a later change does not alter what you saw.',
      ],
    },
  ],
};
