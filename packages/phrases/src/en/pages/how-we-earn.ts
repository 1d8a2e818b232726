import type { PageTemplate } from '../../page-text.ts';

export const howWeEarn: PageTemplate = {
  title: 'How we make money',
  description:
    'Who pays Ayraç and for what, and why it changes neither the order nor the prices that you see.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'You have every right to ask how a free site pays its way. The short answer: you pay nothing; the income comes from brands. Below are the rules that keep this income from affecting what you see.',
    'We wrote this page for everyone who says that if it is free, you are the product. The doubt is fair, and it deserves rules that can be checked rather than a slogan.',
  ],
  sections: [
    {
      heading: 'In short',
      paragraphs: [],
      points: [
        'Browsing, comparing campaigns, calculating loans and requesting quotes are free.',
        'We have two sources of income: requests passed on to brands, and advertising space that is clearly labelled.',
        'No payment changes the order of a list.',
        'We do not sell personal data.',
      ],
    },
    {
      heading: 'Sources of income',
      paragraphs: [
        'The table shows who pays for what, and what it means for you. On a demonstration with sample data, brands are charged nothing.',
      ],
      table: {
        caption: 'Who pays for what',
        columns: ['Source', 'Who pays', 'What it means for you', 'What it does not affect'],
        rows: [
          [
            'Passing on a request',
            'The brand behind the campaign',
            'Your request is passed on free of charge; the brand prepares the quote.',
            'The campaign’s place in lists, the price you see',
          ],
          [
            'Advertising space',
            'The brand that buys the space',
            'The campaign carries the label “Ad”; its place in a list depends on the sort order.',
            'The order of lists and search results',
          ],
          [
            'Loan calculator',
            'Nobody',
            'Calculating and comparing are free; links to banks are for information.',
            'The order of banks in the results',
          ],
          [
            'Your use of the site',
            'Nobody',
            'No fee, subscription or card is asked for.',
            'The content you see',
          ],
        ],
      },
    },
    {
      heading: 'What decides the order',
      paragraphs: [
        'Every list says on the screen what it is sorted by: end date, date added, discount, interest. When you change it, the list follows that order alone. What a brand pays us plays no part in it. Sections such as “most followed” or “highest discount” go by the number that their name states.',
        'Search results begin with the campaigns that match your words and that people look at. The campaigns that take turns in the banner of the home page are drawn at random from those that are open; one of them whose price came down by at least a tenth is shown first. A place there is not for sale.',
        'Loan results begin with the lowest total payment. You can sort them by real total cost, yearly cost rate or instalment instead; where two measures have different winners, the screen says so.',
      ],
    },
    {
      heading: 'How to spot an advertisement',
      paragraphs: [
        'A paid placement carries the word “Ad” on its card (in Turkish “Reklam”), large enough to read. A campaign without the label does not owe its place to money. We publish no promotion disguised as editorial, no paid reviews and no bought ratings.',
        'Paying us does not soften the wording of a brand’s terms, hide an end date or cover up a gap in its details. The campaign of a brand that pays nothing gets the same card, the same table and the same rules.',
      ],
    },
    {
      heading: 'Is it added to the price?',
      paragraphs: [
        'What we are paid is not added to the price that you are shown. The figure is the one that the brand has announced. We still suggest checking it on the brand’s own page or in its shop before you buy; the brand’s terms are what binds. If the prices do not match, telling us helps everybody who looks at the same campaign.',
      ],
    },
    {
      heading: 'Do we earn from your data?',
      paragraphs: [
        'No. When you ask for a quote, your details go to the brand of the campaign that you chose, so that it can prepare one; the fee that the brand pays is for this introduction. We sell no lists of people, hand no contact details to advertising networks, and do not pass you on to brands that you did not ask for.',
        'If you leave the optional permissions empty, we lose nothing and your offer is no worse: your request goes to the same brand, with the same details, just as quickly. If you withdraw a permission later, your request goes on as it was.',
      ],
      seeAlso: ['privacy', 'kvkk'],
    },
    {
      heading: 'How you can check us',
      paragraphs: [
        'Sort a list by different measures, follow a campaign to its source, compare the figure. If you think that a placement breaks these rules, send the link of the page to ' +
          '{controllerEmail}. If we add a source of income, this page gets a new version and a new date.',
      ],
      seeAlso: ['contact'],
    },
  ],
};
