import type { PageTemplate } from '../../page-text.ts';

export const about: PageTemplate = {
  title: 'About us',
  description:
    'What Ayraç is, how it gathers and sorts campaigns, and how it takes your request to the brand.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Ayraç is a comparison site that brings brands’ campaigns together in one place, from cars to insurance and from loans to holidays. It puts campaigns for the same need side by side, states their terms plainly and, if you wish, takes your request for a quote to the brand.',
    'The name is Turkish for “bookmark”: you should not lose your place, and the campaign that caught your eye should be one step away.',
  ],
  sections: [
    {
      heading: 'Why we exist',
      paragraphs: [
        'Campaigns are announced in large print and explained in small print. To find out which price a discount is taken from, how long the instalments run and on which day the offer ends, you usually need several sites and some patience. We show these facts for every campaign in the same layout and the same order, so that you can look at the figure itself and not at the volume of the advertisement.',
      ],
    },
    {
      heading: 'How we show campaigns',
      paragraphs: [
        'A campaign’s card shows the brand, the benefit, the key figure and the time left. On its page you read the description, the terms and all figures as a table. Where we have them, we also state the source of the campaign and the date of the last check.',
      ],
      points: [
        'A campaign that has ended leaves the lists automatically. Its page stays, says plainly that it has ended and leads you to those that are still open.',
        'Every list says how it is sorted, and you can change the order.',
        'A paid placement carries the label “Ad” and never changes the order.',
        'Campaigns that have not been written in English yet appear in Turkish on the English pages.',
      ],
      seeAlso: ['howWeEarn'],
    },
    {
      heading: 'What happens to your request',
      paragraphs: [
        'When you like a campaign, press “Get a quote” and tell us how to reach you. Your details go to the brand behind that campaign and any authorised dealers, and to nobody else. The brand prepares the quote and gets back to you itself. Requesting a quote is free, needs no account and does not oblige you to buy.',
        'Only what the brand needs in order to get back to you is required: first and last name, email, mobile number, province and district. Gender, date of birth and the way you prefer to be reached are optional. If you request a quote for the same campaign twice, we tell you so; the brand does not call the same person twice.',
      ],
    },
    {
      heading: 'The loan calculator',
      paragraphs: [
        'For personal, vehicle and home loans, the calculator compares the instalments of banks for the same amount and term. Beside the instalment you see what you really pay with taxes and fees. The page states the date of the rates and whether they are examples. The results are for information; the binding offer comes from the bank. The calculation runs in your browser; the amount you type is not linked to you. You can save the result as a link, or share it with the person you are deciding with.',
      ],
    },
    {
      heading: 'A site with sample data',
      paragraphs: [
        'If you see the note about sample data at the foot of the page, you are on a demonstration: the brands, campaigns and prices there were made to show the product. Sample campaigns that carry the name of a real brand are marked as samples, and are not offers of that brand.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: ['Giving a stranger your phone number takes trust. So we set a few rules at the outset:'],
      points: [
        'Next to each form, we say why we ask for each detail.',
        'We keep information and consent apart; optional boxes start empty.',
        'We do not sell your details or share them with anyone who is not involved.',
        'We work to keep the site usable by keyboard, with a screen reader, on a small phone and in the dark theme.',
      ],
      seeAlso: ['privacy'],
    },
    {
      heading: 'Who runs the site',
      paragraphs: [
        'The site is run by {controllerName}. If you find a wrong figure, a campaign that has ended or a sentence that makes no sense, write to {controllerEmail}; putting it right is our job.',
      ],
      seeAlso: ['contact'],
    },
  ],
};
