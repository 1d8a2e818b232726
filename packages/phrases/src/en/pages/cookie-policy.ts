import type { PageWriter } from '../../page-text.ts';

export const cookiePolicy: PageWriter = ({ email }) => ({
  title: 'Cookie policy',
  description: 'What Ayraç stores in your browser, why and for how long, and how you can see and delete it.',
  version: '2026-11',
  date: '2026-11-21',
  introduction: [
    'A cookie is a small record that a site keeps in your browser. What browsers call local storage and session storage does much the same. This page covers all three, for it makes no difference to you: you should know what lies in your browser.',
    'In short: on the date above, Ayraç keeps your choice of language and theme in your browser, the place on a page where you were while you look around, and until the tab is closed the campaigns that you looked at last. No analytics or marketing cookies are used.',
  ],
  sections: [
    {
      heading: 'What is stored today',
      paragraphs: [
        'The table holds every record that the site writes into your browser on the date of this text. All are of the necessary kind: they are there because you chose so or because the page needs them to work well, they do not show who you are, and they are sent to no other site.',
        'Language and theme are not recorded until you choose: without a choice the site opens in Turkish and follows the light or dark setting of your device. The only task of the language cookie is that the next page arrives in the right language from the start. The record of your place holds steps between pages and how far they were scrolled, and nothing else; it does not tell us which campaign you looked at.',
      ],
      table: {
        caption: 'Records kept in your browser',
        columns: ['Name', 'What for', 'Where', 'When it is made', 'How long it stays'],
        rows: [
          [
            'locale',
            'The language you chose',
            'Local storage, and a cookie of the same name',
            'When you choose a language in the menu',
            'The cookie 1 year; the record in storage until you delete it',
          ],
          [
            'theme',
            'Light or dark theme',
            'Local storage',
            'When you change the theme',
            'Until you delete it',
          ],
          [
            'scroll-places',
            'Where you were on a page, for when you come back',
            'Session storage',
            'When you leave a page',
            'Until the tab is closed',
          ],
          [
            'recent-campaigns',
            'Campaigns you looked at last and those like them; it never leaves your device, and “Clear” deletes it',
            'Session storage',
            'When you look at a campaign',
            'Until the tab is closed',
          ],
        ],
      },
    },
    {
      heading: 'Four kinds of cookies',
      paragraphs: [
        'We sort cookies into four kinds by their purpose. All but the necessary ones are up to your choice.',
      ],
      table: {
        caption: 'Kinds of cookies, and their state on the date of this text',
        columns: ['Kind', 'Purpose', 'State'],
        rows: [
          ['Necessary', 'The site works safely, in your language and theme', 'In use'],
          ['Analytics', 'Measuring in total how pages are used', 'Not in use'],
          ['Marketing', 'Showing or measuring advertisements by interest', 'Not in use'],
          ['Preferences', 'Remembering personal conveniences that are not necessary', 'Not in use'],
        ],
      },
    },
    {
      heading: 'When this list changes',
      paragraphs: [
        'Before a record of the analytics, marketing or preferences kind is used, a window on the site asks for your choice. It shows the kinds one by one, makes refusing as easy as accepting, and lets you change your mind later. How your decision is kept, and what happens if you make none, is written here before that begins.',
        'When signing in becomes available, the necessary cookies that keep you signed in are added to the table above with their names and periods. Each change renews the version and the date of this page.',
      ],
    },
    {
      heading: 'Third parties',
      paragraphs: [
        'On the date of this text our pages load no tracking code, advertising pixel or social media widget of other companies. Typeface and icons come from our own server, too. When you follow a link to a brand, a bank or a social network, the cookie rules of that site apply.',
      ],
    },
    {
      heading: 'How to see and delete the records',
      paragraphs: [
        'In the settings of your browser, under “privacy” or “site data”, you can see the records of this site, delete them and keep new ones from being written. If you block them, the site still opens; only your language and theme are not remembered at your next visit. In a private window the records disappear when it is closed.',
        'In common browsers you reach these settings as follows. The names may differ a little with the version and the device; if you cannot find them, type “cookie” into the search box of the settings.',
      ],
      points: [
        'Chrome and Edge: Settings, Privacy and security, Site data.',
        'Safari: Settings, Privacy, Manage website data.',
        'Firefox: Settings, Privacy and security, Cookies and site data.',
      ],
    },
    {
      heading: 'What is kept on the server',
      paragraphs: [
        'Short-lived technical records that arise on the server without being written into your browser, such as the irreversible digest of a network address, are not cookies. They are described in the privacy policy and in the notice.',
      ],
      seeAlso: ['privacy', 'kvkk'],
    },
    {
      heading: 'Your questions',
      paragraphs: [
        `If you find a record in your browser that is not in this table, write to ${email}. Its name is enough; we find out where it comes from and correct the page. Suggestions that make this text clearer are welcome at the same address: a cookie policy is of use when it is read. Your rights in personal data and the time limits for applications are stated in the notice.`,
      ],
    },
  ],
});
