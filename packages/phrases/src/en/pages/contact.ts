import type { PageTemplate } from '../../page-text.ts';

export const contact: PageTemplate = {
  title: 'Contact',
  description: 'How to reach Ayraç with questions, corrections, proposals and requests about personal data.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'You are welcome to write to us about a campaign, your request for a quote or the site itself. Your message reaches a person; we read and answer messages in the order in which they arrive.',
    'Below we explain what to include for each subject, what we can settle and what only the brand can. You do not have to read it first; we will pass your message to the right person. Write in Turkish or English, and we will reply in the same language.',
  ],
  sections: [
    {
      heading: 'How to reach us',
      paragraphs: [
        'Email is the quickest way. If you prefer to write by post, you can use our postal address. On a demonstration with sample data the contact details may be samples, too; the note at the foot of the page tells you.',
      ],
      table: {
        caption: 'Contact details',
        columns: ['Detail', 'Value'],
        rows: [
          ['Name', '{controllerName}'],
          ['Email', '{controllerEmail}'],
          ['Postal address', '{controllerAddress}'],
        ],
      },
    },
    {
      heading: 'What helps us help you',
      paragraphs: ['A few details save you from being asked the same thing twice:'],
      points: [
        'The name of the campaign, or its link from your browser.',
        'What you saw and what you expected: figure, date, term.',
        'If you saw an error page, the request number on it and the approximate time.',
        'How you would like us to get back to you.',
      ],
    },
    {
      heading: 'About your request for a quote',
      paragraphs: [
        'The brand behind the campaign prepares the quote and gets back to you itself. We cannot change a price, reserve stock or complete a sale. What we can do is check whether your request has reached the brand, correct a detail that you mistyped, or withdraw the request. Please write from the email address you used in the form, so that we know the request is yours.',
        'If you have heard nothing from the brand for a long time, please look in your spam folder and among calls from unknown numbers first. If there is nothing there either, write to us: the day you sent the request and the campaign are enough for us to trace it. There is no need to fill in the form again for the same campaign.',
      ],
    },
    {
      heading: 'If a campaign is wrong or has ended',
      paragraphs: [
        'We check campaigns, but a brand may change its terms at any time. If a price does not match, a campaign looks open though it has ended, or a condition is missing, please tell us. We look into it, and correct it or take it off the site where needed. A screenshot speeds this up a great deal; if it shows details such as your name or phone number, please cover them.',
      ],
    },
    {
      heading: 'Requests about your personal data',
      paragraphs: [
        'To find out what data we keep about you, or to have it corrected or deleted, use the addresses above. We deal with your application free of charge, within thirty days at the latest. The privacy notice says what an application should contain and what the next steps are.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'Brands and press',
      paragraphs: [
        'If you want your campaign listed, updated or removed, please write from an address of your brand’s own email domain; that is how we verify that you may speak for it. For press enquiries, the word “Press” in the subject line takes your message to the right person. You may use figures from the site if you credit it; please state the date they refer to.',
      ],
    },
    {
      heading: 'Reporting a security issue',
      paragraphs: [
        'If you believe that you have found a weakness in the site, let us know with “Security” in the subject line. Please do not access other people’s data or disturb the service, and give us time to fix it before you publish.',
      ],
    },
    {
      heading: 'For your own safety',
      paragraphs: ['If someone writes or calls in our name, please keep this in mind:'],
      points: [
        'Ayraç never asks for card details, nor for your password by phone, email or message.',
        'Enter the code that confirms your number only on this site; anyone who asks you for it in the name of Ayraç is not one of us.',
        'No payments are taken on this site; anyone who asks for money in the name of Ayraç is not one of us.',
        'Before you reply to a message that seems suspicious, ask us at the address above.',
        'When you write to us, leave out what is not needed, such as identity numbers, card or health details.',
      ],
    },
  ],
};
