import type { PageTemplate } from '../../page-text.ts';

export const howWeEarn: PageTemplate = {
  title: 'How we make money',
  description:
    'Who pays Ayraç and for what, and why it changes neither the order nor the prices that you see.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'You have every right to ask how a free site pays its way. The short answer: you pay nothing; the income comes from brands. Below are the rules that keep this income from affecting what you see.',
    'You may have heard that if something is free, you are the product. The concern is fair, and it deserves rules that you can check, not a slogan.',
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
        'The table shows who pays for what, and what it means for you. A demo site with sample data charges brands nothing.',
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
        'Every list shows what it is sorted by: end date, date added, discount or popularity. When you choose another order, the list follows that order alone. What a brand pays us plays no part in it. Sections such as “most followed” or “highest discounts” go by exactly what their name says.',
        'In search results, popular campaigns that match your words come first. The campaigns that rotate in the banner of the home page are picked at random from those that are running; if the price of any of them has come down by at least a tenth, that one is shown first. Places there are not for sale.',
        'Loan results begin with the lowest total payment. You can sort them by real total cost, annual cost rate or instalment instead; if two of these put different banks first, the page says so.',
      ],
    },
    {
      heading: 'How to spot an advertisement',
      paragraphs: [
        'A paid placement carries the word “Ad” on its card (in Turkish “Reklam”), large enough to read. Nobody has paid for the place of a campaign without this label. We do not publish advertising disguised as editorial content, paid reviews or bought ratings.',
        'Paying us does not soften the wording of a brand’s terms, hide an end date or cover up a gap in its details. The campaign of a brand that pays nothing gets the same card, the same table and the same rules.',
      ],
    },
    {
      heading: 'Is it added to the price?',
      paragraphs: [
        'Our fee is not added to the price that you see. It is the price that the brand has announced. We still suggest checking it on the brand’s own page or in its shop before you buy; only the brand’s own terms are binding. If the prices do not match, please let us know: it helps everyone who looks at the same campaign.',
      ],
    },
    {
      heading: 'Do we earn from your data?',
      paragraphs: [
        'No. When you ask for a quote, your details go to the brand of the campaign that you chose, so that it can prepare one; the fee that the brand pays is for this introduction. We sell no lists of people, hand no contact details to advertising networks, and do not pass you on to brands that you did not ask for.',
        'If you leave the optional boxes unticked, we lose nothing and your quote is no worse: your request goes to the same brand, with the same details, just as quickly. If you withdraw a permission later, your request goes on as it was.',
      ],
      seeAlso: ['privacy', 'kvkk'],
    },
    {
      heading: 'How to hold us to this',
      paragraphs: [
        'Sort a list in different ways, follow a campaign to its source and compare the figures. If you think that a placement breaks these rules, send the link to the page to ' +
          '{controllerEmail}. If we add a source of income, this page gets a new version and a new date.',
      ],
      seeAlso: ['contact'],
    },
  ],
};
