import type { PageTexts } from '../page-text.ts';

/** The pages of running text in English. */
export const pageTexts: PageTexts = {
  about: () => ({
    title: 'About us',
    description: 'What Ayraç is, how it gathers campaigns and how it earns money.',
    sections: [
      {
        paragraphs: [
          'Ayraç is a comparison site that gathers the campaigns of brands in one place, from cars to insurance and from loans to holidays. It puts campaigns for the same need side by side, states their terms plainly and, if you wish, takes your request for a quote to the brand.',
        ],
      },
      {
        heading: 'How we work',
        paragraphs: [
          'The source, the end date and the key figure of each campaign stand beside it. Campaigns that are over leave the lists by themselves. Every list says how it is sorted; a paid placement carries the label “Reklam” (advertisement) and never changes the order.',
        ],
      },
      {
        heading: 'How we earn',
        paragraphs: [
          'Using the site and asking for quotes is free for you. We earn from the fees that brands pay for the requests we pass on. These fees are not added to the prices you see, and they do not decide which campaign comes first.',
        ],
      },
    ],
  }),
  contact: ({ address, email, name }) => ({
    title: 'Contact',
    description: 'How to reach Ayraç with questions, suggestions and requests about personal data.',
    sections: [
      {
        paragraphs: [
          'Questions about a campaign, about your request or about the site itself are welcome at the e-mail address below. If you write about a campaign, its name or link helps us to answer sooner.',
          'Requests about your personal data go to the same addresses and are answered within thirty days.',
        ],
      },
    ],
    facts: [
      { label: 'Name', value: name },
      { label: 'E-mail', value: email },
      { label: 'Address', value: address },
    ],
  }),
  careers: ({ email }) => ({
    title: 'Careers',
    description: 'For those who would like to join Ayraç.',
    sections: [
      {
        paragraphs: [
          'We are a small team. We work with people who like to bring complicated terms down to one clear screen, who ask what is behind a figure, and who own their work to the end.',
          `There is no open position at the moment. If you would like to meet all the same, tell us about yourself in a few sentences at ${email}. We use what you send us to consider your application and for nothing else.`,
        ],
      },
    ],
  }),
  privacy: ({ email }) => ({
    title: 'Privacy policy',
    description: 'What Ayraç keeps and why, whom it shares it with, and which rights you have.',
    sections: [
      {
        paragraphs: [
          'You can look around without telling us who you are. We take your details only when you fill in a form, and for the purpose that stands beside it. The personal data notice (KVKK) has the details.',
        ],
      },
      {
        heading: 'What we keep, and why',
        paragraphs: [
          'When you ask for a quote, your name, contact details, province and district go to the brand behind the campaign you chose, so that it can answer you. To count how often a campaign is seen we use a digest that does not identify you and changes every day.',
        ],
      },
      {
        heading: 'Sharing and keeping',
        paragraphs: [
          'Your details are not sold, nor shared with anyone unconcerned. They are kept as long as they are needed, then deleted or made anonymous.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          `To see, correct or delete your details, write to ${email}. Your request is answered within thirty days.`,
        ],
      },
    ],
  }),
  terms: () => ({
    title: 'Terms of use',
    description: 'The terms that apply when you use Ayraç.',
    sections: [
      {
        paragraphs: [
          'Ayraç compares and mediates; it does not sell the products and services shown here. The brand behind a campaign runs it and is your partner in any contract.',
        ],
      },
      {
        heading: 'Accuracy',
        paragraphs: [
          'We work to keep campaigns up to date, but the terms of the brand are what binds. Please check price and terms with the brand before you buy. Loan calculations are for information and are not an offer of credit.',
        ],
      },
      {
        heading: 'Requests for quotes',
        paragraphs: [
          'Asking for a quote is free and does not oblige you to buy. Please give your own, correct details; straining the site with automated tools or sending requests in the name of others is not allowed.',
        ],
      },
    ],
  }),
  'cookie-policy': () => ({
    title: 'Cookie policy',
    description: 'Which cookies and browser records Ayraç uses, and how to change your choice.',
    sections: [
      {
        paragraphs: [
          'Cookies are small records that sites keep in your browser. Ayraç sorts them into four groups: necessary, analytics, marketing and preferences.',
        ],
      },
      {
        heading: 'Necessary records',
        paragraphs: [
          'The language and theme you choose, and your decision about cookies, are kept in your browser because you asked for it. They are not used to follow you, and let the site open the way you want it.',
        ],
      },
      {
        heading: 'What depends on your consent',
        paragraphs: [
          'Analytics, marketing and preference cookies depend on your consent. You can withdraw it at any time, and delete all records in the settings of your browser.',
        ],
      },
    ],
  }),
};
