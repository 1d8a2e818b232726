import type { PageTemplate } from '../../page-text.ts';

export const terms: PageTemplate = {
  title: 'Terms of use',
  description:
    'The terms that apply when you use Ayraç: campaign details, requests for quotes, loan calculations.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'These terms apply when you use the Ayraç site, which is run by {controllerName}. We have tried to keep them short and readable; if anything is unclear, ask us at {controllerEmail}.',
  ],
  sections: [
    {
      heading: 'The role of Ayraç',
      paragraphs: [
        'Ayraç compares campaigns and puts you in touch with brands; it does not sell, insure or lend. The brand behind a campaign runs it, makes the offer and is the other party to any contract. We are not a party to the contract that you make with the brand.',
      ],
    },
    {
      heading: 'Campaign details',
      paragraphs: [
        'We work to keep the details up to date, but the brand’s own terms are binding. Stock, region, date and personal conditions may change an offer. Please check price and terms with the brand before you buy. Where we notice an obvious mistake, we correct it.',
        'On a site that carries the note about sample data at the foot of the page, brands, campaigns and prices are for demonstration and are not real offers.',
      ],
    },
    {
      heading: 'Requests for quotes',
      paragraphs: [
        'Requesting a quote is free and does not oblige you to buy. The brand is free to make an offer or not, and decides how long and on which terms its offer stands.',
      ],
      points: [
        'Please use your own, correct details; you must be eighteen or older.',
        'You can have one active request for a campaign; a second one is not recorded.',
        'To prevent abuse, the number of requests within a short time is limited.',
        'You can withdraw a request with the link in the email we sent you or, as a member, in your list; you can also simply write to us.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'Loan calculations',
      paragraphs: [
        'The calculation is for information; it is not an offer of credit, financial advice or a promise of approval. The main figure is the fixed instalment; what is paid with taxes and fees is shown beside it. The rates are those of the date on the screen and, where they are marked as sample rates, are not the current offers of the banks. The bank decides on the final rate, the approval and the contract.',
      ],
    },
    {
      heading: 'Membership',
      paragraphs: [
        'You do not need an account to look around or to request a quote. Membership is for personal features such as following campaigns and a profile. If you open an account, you are responsible for giving correct details and for keeping your password secret. You can delete your account in your profile at any time.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [],
      points: [
        'Sending requests in the name of others or with invented details.',
        'Overloading the site with automated tools, trying to get around its protection, accessing the data of others.',
        'Copying all or large parts of the content and publishing it again without permission.',
        'Using the site for an unlawful purpose.',
      ],
    },
    {
      heading: 'Content and brands',
      paragraphs: [
        'The design, texts and software of the site belong to us or to our licensors. Names and logos of brands belong to their owners, and are used to show whose campaign it is. You are free to link to pages and to quote briefly with a reference. If content infringes a right of yours, tell us and we will look into it.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We do our best to keep the site running without interruptions or errors, but cannot guarantee it. Maintenance, faults or causes beyond our control may interrupt access. Brands are responsible for the products and services that they offer. Nothing in these terms limits liability that the law does not allow us to exclude, our liability for intent or gross negligence, or your rights as a consumer.',
      ],
    },
    {
      heading: 'How we make money, and your data',
      paragraphs: [
        'Separate pages describe how we make money, how we process personal data and what is stored in your browser.',
      ],
      seeAlso: ['howWeEarn', 'privacy', 'cookiePolicy'],
    },
    {
      heading: 'Changes and applicable law',
      paragraphs: [
        'When the terms change, this page is published with a new version and date; a change does not apply to requests that you sent before that day. Disputes are governed by Turkish law. You keep your right to turn to consumer arbitration committees and consumer courts. Where the Turkish and the English text differ, the Turkish one prevails.',
      ],
    },
  ],
};
